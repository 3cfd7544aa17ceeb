import { Landmark } from 'lucide-react'
import { Link } from '../../../base/ui/Link.tsx'
import { carriesLoansText } from '../../../base/ui/texts.ts'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { Carrying } from './useCarrying.ts'

interface Props {
  unitId: string
  carrying: Carrying
}

/** Whether a unit carries its loans, in words that lead to its figures. */
export function CarryingNote({ unitId, carrying: { carries, loses, loans } }: Props) {
  const { figures } = useAddresses()
  return (
    // Above the link of the whole card.
    <Link
      to={figures({ kind: 'unit', id: unitId })}
      className={`tap relative z-1 inline-flex items-center gap-1 text-13 underline underline-offset-4 ${loses ? 'font-medium text-expenses' : 'text-ink-2'}`}
    >
      <Landmark size={16} className="shrink-0" />
      <span>{carriesLoansText(carries, loans)}</span>
    </Link>
  )
}
