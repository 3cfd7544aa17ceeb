import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { foundCustomers } from '../accounts/customerSearch/find.ts'
import { firstEmail } from '../accounts/customerSearch/keep.ts'
import { readPages } from '../database/pages.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { WholeScope } from '../http/access.ts'

/** How many customers are read at a time where all of them are: so many take a few milliseconds, their JSON included. */
const PAGE = 500

export interface CustomerSearch {
  /** Words that the id or the address has in it, however they are spelled. */
  readonly search?: string | undefined
  readonly limit: number
}

/** Reads all customers that a search finds, page by page. */
export function listAllCustomers(
  db: Kysely<Schema>,
  _scope: WholeScope,
  search?: string,
): AsyncIterable<readonly CustomerRow[]> {
  return readPages<CustomerRow>(PAGE, async (last) => {
    const found = search ? await foundCustomers(db, search, null) : sql<SqlBool>`true`
    return await readCustomers(db, sql`customer.id > ${last?.id ?? ''} and ${found}`, PAGE)
  })
}

/**
 * At most so many of the customers that a search finds, in the order of their ids. Where it finds more, those are among them
 * where the longest word stands before what comes first in the alphabet.
 */
export async function listCustomers(
  db: Kysely<Schema>,
  _scope: WholeScope,
  { search, limit }: CustomerSearch,
): Promise<CustomerRow[]> {
  const found = search ? await foundCustomers(db, search, limit) : sql<SqlBool>`true`
  return await readCustomers(db, found, limit)
}

/** Customers in the order of their ids, each with the address of the account that it had first. */
async function readCustomers(
  db: Kysely<Schema>,
  which: RawBuilder<SqlBool>,
  limit: number,
): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select customer.id, ${firstEmail('customer.id')} as "registeredEmail"
    from customer where ${which}
    order by customer.id
    limit ${limit}`.execute(db)
  return rows
}

/** The customer that the first account of an address, in lower case, belongs to. */
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
