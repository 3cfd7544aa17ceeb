import type { DocumentState } from '@hausblick/contract/documents.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readPages } from '../../database/pages.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { Scope } from '../../http/access.ts'
import type { Position } from './cursor.ts'

/** How many documents are read at a time where all of a list are: so many take a few milliseconds, their JSON included. */
const PAGE = 500

export interface ListedDocument extends Position {
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly state: DocumentState | null
}

/** The next documents of a list after a position, or its first ones. */
export async function readDocuments(
  db: Kysely<Schema>,
  scope: Scope,
  limit: number,
  after: Position | null,
): Promise<ListedDocument[]> {
  const { rows } = await sql<ListedDocument>`
    select ${DATE} as date, customer_id as "customerId", number, file_name as "fileName", size, state
    from document
    where ${scope.kind === 'all' ? afterInAll(after) : afterOf(scope.customerId, after)}
    order by ${DATE} desc, customer_id desc, number desc
    limit ${limit}`.execute(db)
  return rows
}

/** Reads all documents of a list after a position, page by page; what is added meanwhile moves nothing. */
export function readAllDocuments(
  db: Kysely<Schema>,
  scope: Scope,
  after: Position | null,
): AsyncIterable<readonly ListedDocument[]> {
  return readPages<ListedDocument>(PAGE, (last) => readDocuments(db, scope, PAGE, last ?? after))
}

/** As the indices have it, in which the two databases would put a missing date at different ends. */
const DATE = sql`coalesce(date, '')`

function afterInAll(after: Position | null): RawBuilder<unknown> {
  if (!after) return sql`true`
  const { date, customerId, number } = after
  // SQLite finds its place in an index over an expression by the first of the two alone.
  return sql`${DATE} <= ${date} and (${DATE}, customer_id, number) < (${date}, ${customerId}, ${number})`
}

function afterOf(customerId: string, after: Position | null): RawBuilder<unknown> {
  const own = sql`customer_id = ${customerId}`
  if (!after) return own
  const { date, number } = after
  return sql`${own} and ${DATE} <= ${date} and (${DATE}, number) < (${date}, ${number})`
}
