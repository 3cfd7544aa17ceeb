import type { PartialSum } from '@hausblick/figures/partialSum.ts'
import { MISSING } from '../../format/missing.ts'
import { formatMoney } from '../../format/money.ts'
import * as texts from '../texts.ts'

interface Props {
  children: string
  note: string
}

/** A figure of a table's last row, with a note below it. */
export function TotalCell({ children, note }: Props) {
  return (
    <>
      <span className="whitespace-nowrap">{children}</span>
      {note && <span className="block text-13 font-normal text-ink-3">{note}</span>}
    </>
  )
}

interface SumProps {
  sum: PartialSum
  note?: string | null
  format?: (cents: number) => string
}

/** A sum of amounts, in whole euros by default; says where some are unknown. */
export function SumCell({ sum: { amount, unknown }, note = null, format = formatMoney }: SumProps) {
  if (amount === null) return MISSING
  const notes = [note, unknown > 0 && texts.partlyUnknown].filter(Boolean)
  return <TotalCell note={notes.join(', ')}>{format(amount)}</TotalCell>
}
