import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { readPages } from '../../platform/database/pages.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'
import { selectFirstEmail } from '../accounts/customerSearch/entries.ts'
import { findCustomers, hasSearchWords } from '../accounts/customerSearch/find.ts'
import { splitSearchWords, toStorable } from '../accounts/customerSearch/parts.ts'

/** Rows per page, which take a few milliseconds, JSON included. */
const PAGE = 500
/** The highest limit at which the list is read at once. */
export const MAX_AT_ONCE = PAGE

export interface CustomerSearch {
  /** Words that the id, the name or the email address contains, in any spelling. */
  readonly search?: string | undefined
  readonly limit: number
}

/** Reads all customers that match a search, in pages, sorted by id. */
export async function* listAllCustomers(
  db: Kysely<Schema>,
  _scope: WholeScope,
  search = '',
): AsyncGenerator<readonly CustomerRow[]> {
  const words = splitSearchWords(search)
  const found = words.length > 0 ? await findCustomers(db, words, PAGE + 1) : null
  if (found !== null && found.length <= PAGE) yield await readFound(db, found)
  // Sorting them would take holding all of them, so all customers are checked in the order of their ids.
  else
    for await (const page of readPages(PAGE, (last: CustomerId | null) => readIds(db, last))) {
      const [first, last] = [page.at(0)?.id, page.at(-1)?.id]
      const range = sql<SqlBool>`customer.id between ${first} and ${last}`
      const matching = sql<SqlBool>`${range} and ${hasSearchWords('customer.id', words)}`
      yield await readCustomers(db, matching)
    }
}

/**
 * Reads up to `limit` customers that match a search, sorted by id after the one with exactly this id. Where more match, those
 * whose text after the rarest word comes first alphabetically are chosen.
 *
 * @param limit at most `MAX_AT_ONCE`
 */
export async function listCustomers(
  db: Kysely<Schema>,
  _scope: WholeScope,
  { search = '', limit }: CustomerSearch,
): Promise<CustomerRow[]> {
  const words = splitSearchWords(search)
  if (words.length === 0) return await readCustomers(db, sql`true`, limit)
  const exact = toStorable(search)
  const found = await findCustomers(db, words, limit)
  const rows = await readFound(db, [exact, ...found])
  const [first, others] = [
    rows.filter(({ id }) => id === exact),
    rows.filter(({ id }) => id !== exact),
  ]
  return [...first, ...others].slice(0, limit)
}

/** Like `listCustomers`, for any limit, in pages. Where more match, those with the first ids are chosen. */
export async function* listManyCustomers(
  db: Kysely<Schema>,
  scope: WholeScope,
  { search = '', limit }: CustomerSearch,
): AsyncGenerator<readonly CustomerRow[]> {
  const exact = search === '' ? [] : await readFound(db, [toStorable(search)])
  yield exact
  let left = limit - exact.length
  for await (const rows of listAllCustomers(db, scope, search)) {
    const others = rows.filter(({ id }) => id !== exact[0]?.id).slice(0, left)
    yield others
    left -= others.length
    if (left === 0) return
  }
}

type CustomerId = Pick<CustomerRow, 'id'>

async function readIds(db: Kysely<Schema>, last: CustomerId | null): Promise<CustomerId[]> {
  return await db
    .selectFrom('customer')
    .select('id')
    .where('id', '>', last?.id ?? '')
    .orderBy('id')
    .limit(PAGE)
    .execute()
}

/** Reads some customers in the order of their ids. */
export async function readFound(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<CustomerRow[]> {
  return ids.length > 0 ? await readCustomers(db, sql`customer.id in (${sql.join(ids)})`) : []
}

/** Reads customers in the order of their ids, with their names and the email addresses of their first accounts. */
async function readCustomers(
  db: Kysely<Schema>,
  which: RawBuilder<SqlBool>,
  limit?: number,
): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow & { readonly name: string }>`
    select customer.id, customer.name, ${selectFirstEmail('customer.id')} as "registeredEmail"
    from customer where ${which}
    order by customer.id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows.map(({ name, ...row }) => (name === '' ? row : { ...row, name }))
}

/** Finds the customer of the first account with an email address (in lower case). */
export async function findCustomerId(
  db: Kysely<Schema>,
  email: string,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('account_link')
    .select('customer_id')
    .where('email', '=', email)
    .where('customer_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('issuer')
    .orderBy('subject')
    .executeTakeFirst()
  return link?.customer_id ?? undefined
}
