import { MAX_CHANGES } from '@hausblick/contract/calls/documentSteps.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { type ReactNode, useMemo } from 'react'
import { toSeenDocument } from '../../../base/data/documents/corrections.ts'
import { type Marks, useMarks } from '../../../base/ui/useMarks.ts'
import { MarkedActions } from '../../../parts/layout/marked/MarkedActions.tsx'
import { useListSteps } from '../marking.ts'

interface Props {
  entries: readonly DocumentEntry[]
  children: (marks: Marks) => ReactNode
}

/** Marking documents of a list, to retype, move or remove all of them in one step. */
export function MarkedDocuments({ entries, children }: Props) {
  const keys = useMemo(() => entries.map(({ fileName }) => fileName), [entries])
  const marks = useMarks(keys, MAX_CHANGES)
  const steps = useListSteps()
  const marked = entries.filter(({ fileName }) => marks.has(fileName))
  return (
    <>
      {children(marks)}
      <MarkedActions
        marks={marks}
        marked={marked.map((entry) => {
          const { fileName, ...place } = toSeenDocument(entry)
          const { street, date, type, name } = entry
          return { seen: { ...place, seen: fileName }, parts: { street, date, type, name } }
        })}
        steps={steps}
        canRetype
      />
    </>
  )
}
