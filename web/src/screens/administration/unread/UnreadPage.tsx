import {
  listUnreadPagesCall,
  readAgainCall,
  type UnreadFile,
} from '@hausblick/contract/calls/unreadPages.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { describeDocument } from '@hausblick/figures/documents/description.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import type { Client } from '../../../base/data/client.ts'
import { buildPreviewUrl } from '../../../base/data/documents/file.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import type { Page } from '../../../parts/session/loadPage.ts'
import { PageCard } from '../PageCard.tsx'
import { listPages } from './listPages.ts'
import * as texts from './texts.ts'

/** How many files are shown at first. */
const FIRST_UNREAD = 20
/** Renews the `downloadUrl`s in time. */
const AGAIN_MS = 60_000

export const page: Page = {
  Screen: UnreadPage,
  data: ({ access }) => [unreadQuery(access.client, FIRST_UNREAD)],
}

/** Returns the query of the files with pages that are not read, up to so many. */
function unreadQuery(client: Client, limit: number) {
  return queryOptions({
    ...queryOf(client, listUnreadPagesCall, { query: { limit: String(limit) } }),
    refetchInterval: AGAIN_MS,
  })
}

/** The documents and papers with scanned pages that could not be read, each with which and why. */
function UnreadPage() {
  const [limit, setLimit] = useState(FIRST_UNREAD)
  const read = useRead((access) => unreadQuery(access.client, limit))
  const { entries, total } = read.data ?? { entries: undefined, total: 0 }
  const left = entries ? total - entries.length : 0
  return (
    <PageCard title={pages.unread.title}>
      {total > 0 && <p className="mb-6 text-ink-2">{texts.note}</p>}
      <ReadList read={read} items={entries} failure={texts.failed} empty={texts.none}>
        {(entry) => <Entry key={`${entry.customerId} ${entry.number}`} entry={entry} />}
      </ReadList>
      {left > 0 && (
        <Button
          look="secondary"
          className="mt-6 w-full"
          onClick={() => setLimit(limit + FIRST_UNREAD)}
        >
          {texts.more(left)}
        </Button>
      )}
    </PageCard>
  )
}

function Entry({ entry }: { entry: UnreadFile }) {
  const { customerId, number, downloadUrl, unread } = entry
  const { client } = useAccess()
  const queries = useQueryClient()
  const again = useChange<void>(async () => {
    await ask(client, readAgainCall, { body: { file: { customerId, number } } })
    await renew(queries, listUnreadPagesCall)
  })
  const name = describeDocument(entry.name)
  const first = Math.min(...unread.flatMap(({ pages }) => pages))
  return (
    <li className="py-3">
      <a
        href={buildPreviewUrl({ downloadUrl, name }, first)}
        target="_blank"
        rel="noreferrer"
        className="link tap font-medium wrap-anywhere"
      >
        {name}
      </a>
      <p className="text-13 text-ink-3 wrap-anywhere">{ownerOf(entry)}</p>
      <ul className="mt-1 text-ink-2">
        {unread.map(({ reason, pages }) => (
          <li key={reason} className="wrap-anywhere">
            <span className="font-medium">{texts.pagesOf(listPages(pages), pages.length)}</span>{' '}
            {texts.reasons[reason]}
          </li>
        ))}
      </ul>
      <FormError text={again.error} />
      <Button
        look="secondary"
        className="mt-2"
        aria-label={texts.againOf(name)}
        disabled={again.busy}
        onClick={() => again.run()}
      >
        {texts.again}
      </Button>
    </li>
  )
}

function ownerOf({ customerId, customerName, others }: UnreadFile): string {
  if (customerId === null) return texts.noCustomer
  const owner = customerName ? `${customerName} (${customerId})` : customerId
  return others === 0 ? owner : `${owner} ${texts.alsoOf(others)}`
}
