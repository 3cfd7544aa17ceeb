import { listDocumentsCall, TOTAL_COUNT } from '@hausblick/contract/calls/documents.ts'
import { type DocumentEntry, readEntries } from '@hausblick/figures/documents/entry.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Access, shows } from '../access.ts'
import { ask } from '../ask.ts'
import { fetchUncached } from './list.ts'

/** As many as can be looked through at a glance. */
const SHOWN = 5

/** The newest documents of an address, and how many there are. */
export interface PlaceDocuments {
  readonly entries: readonly DocumentEntry[]
  readonly total: number
  /** Time of the request, in milliseconds since the epoch. */
  readonly askedAt: number
}

/**
 * Reads the newest documents of a street and house number; disabled where there is none, and for guests who may not read documents.
 *
 * @param street as in file names
 */
export function placeDocumentsQuery(access: Access, street: string | null) {
  const { client, customerId } = access
  const isAsked = customerId && street !== null && shows(access, 'documents')
  const query = isAsked ? { customerId, street, limit: String(SHOWN) } : null
  return queryOptions({
    queryKey: [listDocumentsCall.path, query],
    queryFn:
      query === null
        ? skipToken
        : async ({ signal }): Promise<PlaceDocuments> => {
            const askedAt = Date.now()
            let total = 0
            const onHeaders = (headers: Headers) => {
              total = Number(headers.get(TOTAL_COUNT))
            }
            const options = { transport: fetchUncached, onHeaders, signal }
            const rows = await ask(
              client,
              listDocumentsCall,
              { query: { ...query, v: String(askedAt) } },
              options,
            )
            return { entries: readEntries(rows), total, askedAt }
          },
  })
}
