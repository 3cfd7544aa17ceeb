import { setImmediate } from 'node:timers/promises'
import type { DocumentState } from '@hausblick/contract/documents.ts'
import { type Kysely, sql } from 'kysely'
import { selectFirstEmail } from '../../people/accounts/customerSearch/entries.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { defaultBounds } from './bounds.ts'
import { all, type Condition } from './conditions.ts'
import { countDocuments } from './count.ts'
import type { Position } from './cursor.ts'
import type { ListQuery } from './listQuery.ts'
import { collect, type OrderedRows, splitAfter, until, walk, writeOrder } from './order.ts'
import { createSource } from './source.ts'

export interface ListedDocument {
  readonly customerId: string
  readonly number: number
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly state: DocumentState | null
  /** The column of the same name. */
  readonly activeContent: string | null
  /** Null if it is no electronic invoice. */
  readonly supplier: string | null
  readonly expenseKind: string | null
}

interface PagedDocument extends ListedDocument, Position {
  /** The customer's name or, without one, address, else id. */
  readonly customer: string
}

interface Page {
  readonly documents: readonly PagedDocument[]
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
  let parts = after ? splitAfter(query, rows.key, after) : [sql<boolean>`true`]
  for (let part = parts.shift(); part && page.length < limit; part = parts.shift()) {
    const end = await findStepEnd(db, query, rows, part, bounds.step)
    const step = end ? all([part, until(query, rows.key, end)]) : part
    const documents = await readStep(db, query, rows, step, limit - page.length)
    page.push(...documents.map((document) => ({ ...document, total })))
    if (!end) continue
    parts = splitAfter(query, rows.key, end)
    // Lets other requests pass.
    await setImmediate()
  }
  return { documents: page, total }
}

/** Returns the position up to which `step` rows are looked through; null if that is all, or all rows are listed. */
async function findStepEnd(
  db: Kysely<Schema>,
  query: ListQuery,
  { looked, key }: OrderedRows,
  part: Condition,
  step: number,
): Promise<Position | null> {
  if (!looked) return null
  const { rows } = await sql<Omit<Position, 'total'>>`
    select ${key} as key, listing.day, listing.customer_id as "customerId", listing.number
    from ${looked.from} where ${all([looked.where, part])}
    order by ${writeOrder(query, key, 'listing')} limit 1 offset ${step}`.execute(db)
  return rows[0] ? { ...rows[0], total: 0 } : null
}

async function readStep(
  db: Kysely<Schema>,
  query: ListQuery,
  rows: OrderedRows,
  part: Condition,
  limit: number,
): Promise<Omit<PagedDocument, 'total'>[]> {
  const { rows: documents } = await sql<Omit<PagedDocument, 'total'>>`
    ${rows.with}
    select page.key, page.day, page.customer_id as "customerId", page.number,
      document.file_name as "fileName", document.size, document.state,
      document.active_content as "activeContent", invoice.supplier,
      document.expense_kind as "expenseKind",
      coalesce(nullif((select name from customer where id = page.customer_id), ''),
        nullif(${selectFirstEmail('page.customer_id')}, ''), page.customer_id) as customer
    from (
      select ${rows.key} as key, listing.day, listing.customer_id, listing.number
      from ${rows.from} where ${all([rows.where, part])}
      order by ${writeOrder(query, rows.key, 'listing')} limit ${limit}
    ) as page
    join document on document.customer_id = page.customer_id and document.number = page.number
    left join invoice on invoice.sha256 = document.sha256
    order by ${writeOrder(query, sql`page.key`, 'page')}`.execute(db)
  return documents
}
