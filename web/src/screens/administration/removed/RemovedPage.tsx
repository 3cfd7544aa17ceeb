import {
  listRemovedDocumentsCall,
  type RemovedDocument,
  restoreDocumentCall,
} from '@hausblick/contract/calls/corrections.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { describeDocument } from '@hausblick/figures/documents/description.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import type { Client } from '../../../base/data/client.ts'
import { renewDocuments, toDocumentParams } from '../../../base/data/documents/corrections.ts'
import { useRead } from '../../../base/data/useRead.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { PageCard } from '../PageCard.tsx'
import { RemovedEntry } from './RemovedEntry.tsx'
import { RemovedList } from './RemovedList.tsx'
import { FIRST_REMOVED, RemovedPapers, removedPapersQuery } from './RemovedPapers.tsx'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: RemovedPage,
  data: ({ access: { client } }) => [
    removedQuery(client, FIRST_REMOVED),
    removedPapersQuery(client, FIRST_REMOVED),
  ],
}

/** Returns the query of the removed documents, up to so many. */
function removedQuery(client: Client, limit: number) {
  return queryOf(client, listRemovedDocumentsCall, { query: { limit: String(limit) } })
}

/** The documents and papers that staff have removed, each with who did it, how long it can be restored, and a button for that. */
function RemovedPage() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [limit, setLimit] = useState(FIRST_REMOVED)
  const read = useRead((access) => removedQuery(access.client, limit))
  const restore = async (entry: RemovedDocument) => {
    await ask(client, restoreDocumentCall, { params: toDocumentParams(entry) })
    await renew(queries, listRemovedDocumentsCall)
    renewDocuments(queries)
  }
  return (
    <>
      <PageCard title={pages.removed.title} headingRef={heading}>
        <RemovedList
          read={read}
          failure={texts.removedFailed}
          empty={texts.noRemoved}
          heading={heading}
          onMore={() => setLimit(limit + FIRST_REMOVED)}
        >
          {(entry, say) => (
            <RemovedEntry
              key={`${entry.customerId} ${entry.number}`}
              description={describeDocument(entry.name)}
              detail={entry.customerId}
              removed={entry}
              restore={() => restore(entry)}
              onRestored={say}
            />
          )}
        </RemovedList>
      </PageCard>
      <RemovedPapers />
    </>
  )
}
