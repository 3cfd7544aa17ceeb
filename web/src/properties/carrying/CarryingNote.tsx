import { Landmark } from 'lucide-react'
import { carriesLoansText } from '../../ui/texts.ts'
import type { Carrying } from './useCarrying.ts'

/** Whether a unit carries its loans, in words. */
export function CarryingNote({ carrying: { carries, loans } }: { carrying: Carrying }) {
  return (
    <span
      className={`flex items-start gap-1 text-13 ${carries ? 'text-ink-2' : 'font-medium text-expenses'}`}
    >
      <Landmark size={16} className="mt-0.5 shrink-0" />
      <span>{carriesLoansText(carries, loans)}</span>
    </span>
  )
}
