import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { createSearchCondition } from '../accounts/customerSearch/find.ts'
import { selectFirstEmail } from '../accounts/customerSearch/keep.ts'
import { toStorable } from '../accounts/customerSearch/parts.ts'
import { readPages } from '../database/pages.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { WholeScope } from '../http/access.ts'

/** Rows per page of an unlimited list, which take a few milliseconds, JSON included. */
const PAGE = 500

export interface CustomerSearch {
  /** Words that the id or email address contains, in any spelling. */
  readonly search?: string | undefined
  readonly limit: number
}

/** Reads all customers that match a search, in pages, sorted by id. */
export function listAllCustomers(
  db: Kysely<Schema>,
  _scope: WholeScope,
  search?: string,
): AsyncIterable<readonly CustomerRow[]> {
  return readPages<CustomerRow>(PAGE, async (last) => {
    const found = search ? await createSearchCondition(db, search, null) : sql<SqlBool>`true`
    return await readCustomers(db, sql`customer.id > ${last?.id ?? ''} and ${found}`, PAGE)
  })
}

/**
 * Reads up to `limit` customers that match a search, sorted by id after the one with exactly this id. Where more match, those
 * whose text after the longest word comes first alphabetically are chosen.
 */
export async function listCustomers(
  db: Kysely<Schema>,
  _scope: WholeScope,
  { search, limit }: CustomerSearch,
): Promise<CustomerRow[]> {
  if (!search) return await readCustomers(db, sql`true`, limit)
  const isExact = sql<SqlBool>`customer.id = ${toStorable(search)}`
  const exact = await readCustomers(db, isExact, 1)
  if (exact.length === limit) return exact
  const found = await createSearchCondition(db, search, limit)
  const others = await readCustomers(db, sql`not ${isExact} and ${found}`, limit - exact.length)
  return [...exact, ...others]
}

/** Reads customers in the order of their ids, with the email address of their first account. */
async function readCustomers(
  db: Kysely<Schema>,
  which: RawBuilder<SqlBool>,
  limit: number,
): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select customer.id, ${selectFirstEmail('customer.id')} as "registeredEmail"
    from customer where ${which}
    order by customer.id
    limit ${limit}`.execute(db)
  return rows
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
