import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { readPages } from '../../platform/database/pages.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Scope } from '../../platform/http/access.ts'
import { ofYears, yearsOf } from '../ofYears.ts'
import type { ListedDocument } from './readPage.ts'

/** Rows per page: a page takes a few milliseconds, its JSON included. */
const PAGE = 500

interface DatedDocument extends ListedDocument {
  /** ISO 8601; empty if unknown. */
  readonly day: string
}

/** Reads all documents of a scope, newest first, page by page. Documents added meanwhile shift no page. */
export function readAllDocuments(
  db: Kysely<Schema>,
  scope: Scope,
): AsyncIterable<readonly ListedDocument[]> {
  return readPages<DatedDocument>(PAGE, (last) => readAfter(db, scope, last))
}

/** The indexed expression: the two databases sort nulls to different ends. */
const DATE = sql`coalesce(date, '')`

async function readAfter(
  db: Kysely<Schema>,
  scope: Scope,
  last: DatedDocument | null,
): Promise<DatedDocument[]> {
  const { rows } = await sql<DatedDocument>`
    select ${DATE} as day, customer_id as "customerId", number, file_name as "fileName", size, state,
      active_content as "activeContent", supplier, expense_kind as "expenseKind"
    from document left join invoice on invoice.sha256 = document.sha256
    where ${scope.kind === 'all' ? afterInAll(last) : afterOf(scope.customerId, last)}
      and ${ofYears(yearsOf(scope), DATE) ?? sql`true`}
    order by ${DATE} desc, customer_id desc, number desc
    limit ${PAGE}`.execute(db)
  return rows
}

function afterInAll(last: DatedDocument | null) {
  if (!last) return sql`true`
  const { day, customerId, number } = last
  // SQLite seeks in an index on an expression only by the first of the two conditions.
  return sql`${DATE} <= ${day} and (${DATE}, customer_id, number) < (${day}, ${customerId}, ${number})`
}

function afterOf(customerId: string, last: DatedDocument | null) {
  const own = sql`customer_id = ${customerId}`
  if (!last) return own
  const { day, number } = last
  return sql`${own} and ${DATE} <= ${day} and (${DATE}, number) < (${day}, ${number})`
}
