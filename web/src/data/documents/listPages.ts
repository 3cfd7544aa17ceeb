import { paths } from '@hausblick/contract/calls.ts'
import { ALL_CUSTOMERS, type DocumentRow, documentRow } from '@hausblick/contract/documents.ts'
import { readNextCursor } from '@hausblick/contract/nextLink.ts'
import * as z from 'zod/mini'
import type { Client } from '../client.ts'

const documentRows = z.array(documentRow)

/** Small, so that the first rows render at once. */
const FIRST_PAGE_SIZE = 200
/** Parsed and rendered without noticeably blocking the main thread. */
const PAGE_SIZE = 10_000

export interface ListPage {
  readonly rows: readonly DocumentRow[]
  readonly last: boolean
}

/**
 * Fetches the document list of a customer, or of all (`ALL_CUSTOMERS`), page by page, bypassing every cache (specification §7).
 * Throws a `ServiceError`.
 */
export async function* fetchListPages(
  client: Client,
  customerId: string,
  signal: AbortSignal,
): AsyncGenerator<ListPage> {
  let cursor: string | null = null
  do {
    const query: Record<string, string> = {
      customerId,
      ...(customerId === ALL_CUSTOMERS && { summaryOnly: '1' }),
      v: String(Date.now()),
      limit: String(cursor === null ? FIRST_PAGE_SIZE : PAGE_SIZE),
      ...(cursor !== null && { cursor }),
    }
    const rows: DocumentRow[] = await client({
      path: paths.documents,
      query,
      reply: documentRows,
      transport: async (url, init) => {
        const response = await fetch(url, { ...init, cache: 'no-store' })
        cursor = readNextCursor(response.headers.get('link'))
        return response
      },
      signal,
    })
    yield { rows, last: cursor === null }
  } while (cursor !== null)
}
