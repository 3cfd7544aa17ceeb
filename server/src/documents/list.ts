import type { DocumentState } from '@hausblick/contract/documents.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Position } from './cursor.ts'
import type { DocumentScope } from './scope.ts'

/** How many documents are held at a time where all of a list are read. */
const PAGE = 1000

export interface ListedDocument extends Position {
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly state: DocumentState | null
}

/** The next documents of a list after a position, or its first ones. */
export async function readDocuments(
  db: Kysely<Schema>,
  scope: DocumentScope,
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

/**
 * All documents of a list, a page at a time. Each page is a query of its own, so that a slow reader holds nothing up; what
 * is added meanwhile moves nothing.
 */
export async function* readAllDocuments(
  db: Kysely<Schema>,
  scope: DocumentScope,
  after: Position | null,
): AsyncGenerator<ListedDocument[]> {
  for (let position = after; ; ) {
    const documents = await readDocuments(db, scope, PAGE, position)
    const last = documents.at(-1)
    if (last) yield documents
    if (!last || documents.length < PAGE) return
    position = last
  }
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
