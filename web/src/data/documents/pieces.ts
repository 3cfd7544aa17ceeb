import { paths } from '@hausblick/contract/calls.ts'
import { ALL_CUSTOMERS, type DocumentRow, documentRow } from '@hausblick/contract/documents.ts'
import * as z from 'zod/mini'
import type { Client } from '../client.ts'

const documentRows = z.array(documentRow)

/** Small, so that the first rows stand at once. */
const FIRST_PIECE = 200
/** Each is read and shown without the page standing still for longer than one notices. */
const PIECE = 10_000

export interface Piece {
  readonly rows: readonly DocumentRow[]
  /** Whether it is the last one. */
  readonly last: boolean
}

/**
 * The document list of a customer, or of all (`ALL_CUSTOMERS`), in pieces (specification §7: past every cache).
 *
 * @param signal gives it up
 */
export async function* documentPieces(
  client: Client,
  customerId: string,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  let cursor: string | null = null
  do {
    const query: Record<string, string> = {
      customerId,
      ...(customerId === ALL_CUSTOMERS && { summaryOnly: '1' }),
      v: String(Date.now()),
      limit: String(cursor === null ? FIRST_PIECE : PIECE),
      ...(cursor !== null && { cursor }),
    }
    const rows: DocumentRow[] = await client({
      path: paths.documents,
      query,
      reply: documentRows,
      carrier: async (url, init) => {
        const response = await fetch(url, { ...init, cache: 'no-store' })
        cursor = nextCursor(response.headers.get('link'))
        return response
      },
      signal,
    })
    yield { rows, last: cursor === null }
  } while (cursor !== null)
}

/** Where a list goes on, from its `Link` header (RFC 8288); null at its end. */
export function nextCursor(link: string | null): string | null {
  for (const [, target = '', parameters = ''] of link?.matchAll(/<([^>]*)>([^,]*)/g) ?? []) {
    if (!/;\s*rel="?next"?/i.test(parameters)) continue
    return new URL(target, 'http://service').searchParams.get('cursor')
  }
  return null
}
