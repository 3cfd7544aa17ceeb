import type { DocumentState } from '@hausblick/contract/documents.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readPages } from '../../database/pages.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { Scope } from '../../http/access.ts'
import type { Position } from './cursor.ts'

/** Rows per page of an unlimited list: a page takes a few milliseconds, its JSON included. */
const PAGE = 500

export interface ListedDocument extends Position {
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly state: DocumentState | null
}

/** Reads at most `limit` documents of a list, after a position or from its start. */
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

/** Reads all documents of a list after a position, page by page. Documents added meanwhile shift no page. */
export function readAllDocuments(
  db: Kysely<Schema>,
  scope: Scope,
  after: Position | null,
): AsyncIterable<readonly ListedDocument[]> {
  return readPages<ListedDocument>(PAGE, (last) => readDocuments(db, scope, PAGE, last ?? after))
}

/** The indexed expression: the two databases sort nulls to different ends. */
const DATE = sql`coalesce(date, '')`

function afterInAll(after: Position | null): RawBuilder<unknown> {
  if (!after) return sql`true`
  const { date, customerId, number } = after
  // SQLite seeks in an index on an expression only by the first of the two conditions.
  return sql`${DATE} <= ${date} and (${DATE}, customer_id, number) < (${date}, ${customerId}, ${number})`
}

function afterOf(customerId: string, after: Position | null): RawBuilder<unknown> {
  const own = sql`customer_id = ${customerId}`
  if (!after) return own
  const { date, number } = after
  return sql`${own} and ${DATE} <= ${date} and (${DATE}, number) < (${date}, ${number})`
}
