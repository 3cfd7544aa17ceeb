import type { ActiveContent } from '@hausblick/contract/documents.ts'
import { TriangleAlert } from 'lucide-react'
import { isWarning } from './isWarning.ts'
import * as texts from './texts.ts'

/** Explains the mark of a document of which something may act, where it is opened; renders nothing for any other. */
export function ActiveNote({ active }: { active: readonly ActiveContent[] }) {
  if (active.length === 0) return null
  const look = isWarning(active) ? 'bg-expenses-soft text-expenses' : 'bg-surface-2 text-ink-2'
  return (
    <p role="note" className={`flex items-start gap-3 rounded-control px-4 py-3 text-13 ${look}`}>
      <TriangleAlert size={18} className="mt-px shrink-0" />
      <span className="min-w-0">{texts.explainActive(active)}</span>
    </p>
  )
}
