import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { listRemovedPapersCall, restorePaperCall } from '@hausblick/contract/calls/papers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import type { Client } from '../../../base/data/client.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { RemovedEntry } from './RemovedEntry.tsx'
import { RemovedList } from './RemovedList.tsx'
import * as texts from './texts.ts'

/** How many removed documents or papers are shown at first. */
export const FIRST_REMOVED = 10

/** Returns the query of the removed papers, up to so many. */
export function removedPapersQuery(client: Client, limit: number) {
  return queryOf(client, listRemovedPapersCall, { query: { limit: String(limit) } })
}

/** What was removed of the post that is no customer's yet; restored, it waits in the inbox again. */
export function RemovedPapers() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [limit, setLimit] = useState(FIRST_REMOVED)
  const read = useRead((access) => removedPapersQuery(access.client, limit))
  const restore = async (paper: number) => {
    await ask(client, restorePaperCall, { params: { paper: String(paper) } })
    await renew(queries, listRemovedPapersCall)
    void renew(queries, readInboxCall)
  }
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        className="mb-3 text-20 font-semibold tracking-tight outline-none"
      >
        {texts.removedPapers}
      </h2>
      <div className="card min-w-0 p-[min(1.5rem,6.5vw)]">
        <RemovedList
          read={read}
          failure={texts.papersFailed}
          empty={texts.noPapers}
          heading={heading}
          onMore={() => setLimit(limit + FIRST_REMOVED)}
        >
          {(entry, say) => (
            <RemovedEntry
              key={entry.paper}
              description={entry.name}
              detail={texts.pages(entry.pages)}
              removed={entry}
              restore={() => restore(entry.paper)}
              onRestored={say}
            />
          )}
        </RemovedList>
      </div>
    </section>
  )
}
