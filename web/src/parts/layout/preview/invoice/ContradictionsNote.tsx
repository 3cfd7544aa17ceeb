import { TriangleAlert } from 'lucide-react'
import * as texts from './texts.ts'

/** Warns of what in an invoice contradicts itself or its picture. */
export function ContradictionsNote({ doubts }: { doubts: readonly string[] }) {
  if (doubts.length === 0) return null
  return (
    <div
      role="note"
      className="flex items-start gap-3 rounded-control bg-expenses-soft px-4 py-3 text-13 text-expenses"
    >
      <TriangleAlert size={18} className="mt-px shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{texts.doubtful}</p>
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
