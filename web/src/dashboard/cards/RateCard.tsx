import { WHOLE } from '@hausblick/figures/shares.ts'
import { MISSING, NOT_RECORDED } from '../../format/missing.ts'
import { formatPercent } from '../../format/percent.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import * as texts from '../texts.ts'
import { StatCard } from './StatCard.tsx'

interface Props {
  label: string
  /** Basis points; null where it is not known, undefined as long as it is on its way. */
  rate: number | null | undefined
}

/** How much of the year it is let, and how much it stands empty: not how much is let today, which the units' card says. */
export function RateCard({ label, rate }: Props) {
  if (rate === null) return <StatCard label={label} value={MISSING} note={NOT_RECORDED} />
  const empty = rate === undefined ? undefined : Math.max(0, WHOLE - rate)
  return (
    <StatCard
      label={label}
      value={rate === undefined ? undefined : formatPercent(rate)}
      note={empty !== undefined && texts.vacancy(formatPercent(empty))}
      picture={
        typeof rate === 'number' && <ProgressBar share={rate} className="w-full text-brand" />
      }
    />
  )
}
