import type { DocumentState } from '@hausblick/contract/documents.ts'
import { type Kysely, sql } from 'kysely'
import { selectFirstEmail } from '../../accounts/customerSearch/keep.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { defaultBounds } from './bounds.ts'
import { all } from './conditions.ts'
import { countDocuments } from './count.ts'
import type { Position } from './cursor.ts'
import type { ListQuery } from './listQuery.ts'
import { collect, splitAfter, walk, writeOrder } from './order.ts'
import { createSource } from './source.ts'

export interface ListedDocument {
  readonly customerId: string
  readonly number: number
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly state: DocumentState | null
}

interface PagedDocument extends ListedDocument, Position {
  /** The customer's address or, without one, id. */
  readonly customer: string
}

interface Page {
  readonly documents: readonly PagedDocument[]
  /** The number of documents on all pages. */
  readonly total: number
}

/** Reads at most `limit` documents that match a query, after a position or from the first. */
export async function readPage(
  db: Kysely<Schema>,
  query: ListQuery,
  limit: number,
  after: Position | null,
  bounds = defaultBounds,
): Promise<Page> {
  const source = await createSource(db, query, bounds)
  const total = after?.total ?? (await countDocuments(db, source, bounds))
  const rows = total <= bounds.collected ? collect(source.narrowest, query) : walk(source, query)
  const page: PagedDocument[] = []
  for (const part of after ? splitAfter(query, rows.key, after) : [sql<boolean>`true`]) {
    const left = limit - page.length
    if (left === 0) break
    const { rows: documents } = await sql<Omit<PagedDocument, 'total'>>`
      ${rows.with}
      select page.key, page.day, page.customer_id as "customerId", page.number,
        document.file_name as "fileName", document.size, document.state,
        coalesce(nullif(${selectFirstEmail('page.customer_id')}, ''), page.customer_id) as customer
      from (
        select ${rows.key} as key, listing.day, listing.customer_id, listing.number
        from ${rows.from} where ${all([rows.where, part])}
        order by ${writeOrder(query, rows.key, 'listing')} limit ${left}
      ) as page
      join document on document.customer_id = page.customer_id and document.number = page.number
      order by ${writeOrder(query, sql`page.key`, 'page')}`.execute(db)
    page.push(...documents.map((document) => ({ ...document, total })))
  }
  return { documents: page, total }
}
