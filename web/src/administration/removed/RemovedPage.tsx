import {
  listRemovedDocumentsCall,
  type RemovedDocument,
  restoreDocumentCall,
} from '@hausblick/contract/calls/corrections.ts'
import { titles } from '@hausblick/contract/pages.ts'
import { describeDocument } from '@hausblick/figures/documents/description.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { ask, renew } from '../../data/ask.ts'
import { renewDocuments, toDocumentParams } from '../../data/documents/corrections.ts'
import { useRead } from '../../data/useRead.ts'
import { formatDay } from '../../format/day.ts'
import { ReadList } from '../../layout/ReadList.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { useChange } from '../../ui/useChange.ts'
import { PageCard } from '../PageCard.tsx'
import { FIRST_REMOVED, removedQuery } from './pageQueries.ts'
import * as texts from './texts.ts'

const DAY_MS = 24 * 60 * 60_000

/** The documents that staff have removed, each with who did it, how long it can be restored, and a button for that. */
export default function RemovedPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [limit, setLimit] = useState(FIRST_REMOVED)
  const [restored, setRestored] = useState<string | null>(null)
  const read = useRead((access) => removedQuery(access.client, limit))
  const left = read.data ? read.data.total - read.data.entries.length : 0
  return (
    <PageCard title={titles.removed} headingRef={heading}>
      <FormSuccess text={restored} />
      <ReadList
        read={read}
        items={read.data?.entries}
        failure={texts.removedFailed}
        empty={texts.noRemoved}
      >
        {(entry) => (
          <RemovedEntry
            key={`${entry.customerId} ${entry.number}`}
            entry={entry}
            onRestored={() => {
              setRestored(texts.restored(describeDocument(entry.name)))
              heading.current?.focus()
            }}
          />
        )}
      </ReadList>
      {left > 0 && (
        <Button
          look="secondary"
          className="mt-4 w-full"
          onClick={() => setLimit(limit + FIRST_REMOVED)}
        >
          {texts.moreRemoved(left)}
        </Button>
      )}
    </PageCard>
  )
}

interface EntryProps {
  entry: RemovedDocument
  onRestored: () => void
}

function RemovedEntry({ entry, onRestored }: EntryProps) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const { onSubmit, busy, error } = useChange(async () => {
    await ask(client, restoreDocumentCall, { params: toDocumentParams(entry) })
    await renew(queries, listRemovedDocumentsCall)
    renewDocuments(queries)
    onRestored()
  })
  const { customerId, name, removedAt, removedBy, until } = entry
  const description = describeDocument(name)
  const [daysLeft] = useState(() => Math.ceil((Date.parse(until) - Date.now()) / DAY_MS))
  return (
    <li className="py-3">
      <FormError text={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{description}</p>
          <p className="text-13 text-ink-3 wrap-anywhere">
            {customerId} · {texts.removedBy(formatDay(removedAt), removedBy)} ·{' '}
            <span className="inline-block">{texts.daysLeft(daysLeft)}</span>
          </p>
        </div>
        <form onSubmit={onSubmit}>
          <Button
            type="submit"
            look="secondary"
            aria-disabled={busy}
            aria-label={texts.restoreOf(description)}
          >
            {texts.restore}
          </Button>
        </form>
      </div>
    </li>
  )
}
