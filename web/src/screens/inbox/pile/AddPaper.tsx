import type { Paper } from '@hausblick/contract/calls/papers.ts'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { inboxQuery } from '../../../base/data/documents/inbox.ts'
import { Select } from '../../../base/ui/Select.tsx'
import type { PilePage } from './model/pile.ts'
import * as texts from './texts.ts'

interface Props {
  /** The pages of the files that are taken apart already. */
  used: readonly PilePage[]
  onAdd: (paper: Paper) => void
}

/** Adds a further file that waits. Without an answer of the inbox there is only none to add. */
export function AddPaper({ used, onAdd }: Props) {
  const { client } = useAccess()
  const { data } = useQuery(inboxQuery(client))
  const papers = new Set(used.map(({ paper }) => paper))
  const others = (data?.papers.entries ?? []).filter(
    ({ paper, pages }) => pages !== null && !papers.has(paper),
  )
  if (others.length === 0) return null
  return (
    <Select
      label={texts.addPaper}
      value=""
      options={[
        { value: '', label: texts.noPaper },
        ...others.map(({ paper, name, pages }) => ({
          value: String(paper),
          label: texts.paperOption(name, pages ?? 0),
        })),
      ]}
      onChange={(value) => {
        const other = others.find(({ paper }) => String(paper) === value)
        if (other) onAdd(other)
      }}
    />
  )
}
