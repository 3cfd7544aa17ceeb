import type { ActiveContent } from '@hausblick/contract/documents.ts'
import { TriangleAlert } from 'lucide-react'
import { isWarning } from './isWarning.ts'
import * as texts from './texts.ts'

interface Props {
  active: readonly ActiveContent[]
  /** For the `aria-describedby` of the links that open the document. */
  id?: string | undefined
}

/** Marks a document of which something may act; renders nothing for any other. */
export function ActiveBadge({ active, id }: Props) {
  if (active.length === 0) return null
  const look = isWarning(active) ? 'bg-expenses-soft text-expenses' : 'bg-surface-2 text-ink-2'
  return (
    <span
      id={id}
      className={`mt-1 flex w-fit items-start gap-1.5 rounded-small px-2 py-0.5 text-12 font-medium ${look}`}
    >
      <TriangleAlert size={14} className="mt-px shrink-0" />
      {texts.describeActive(active)}
    </span>
  )
}
