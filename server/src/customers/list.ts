import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { type Kysely, sql } from 'kysely'
import { contains } from '../database/contains.ts'
import { readPages } from '../database/pages.ts'
import type { Schema } from '../database/schema.ts'

/** How many customers are read at a time where all of them are: so many take a few milliseconds, their JSON included. */
const PAGE = 500

export interface CustomerSearch {
  /** What the id or the address has in it, in upper or lower case. */
  readonly search?: string | undefined
  readonly limit: number
  /** Only those whose ids come after it. */
  readonly afterId?: string | undefined
}

/** Reads all customers that a search finds, page by page. */
export function listAllCustomers(
  db: Kysely<Schema>,
  search?: string,
): AsyncIterable<readonly CustomerRow[]> {
  return readPages<CustomerRow>(PAGE, (last) =>
    listCustomers(db, { search, limit: PAGE, afterId: last?.id }),
  )
}

/** Customers in the order of their ids, each with the address of the account that it had first. */
export async function listCustomers(
  db: Kysely<Schema>,
  { search, limit, afterId = '' }: CustomerSearch,
): Promise<CustomerRow[]> {
  // Materialized, the address is looked up once for each customer, and not for each time that it is compared.
  const { rows } = await sql<CustomerRow>`
    with listed as ${search ? sql`materialized` : sql`not materialized`} (
      select customer.id, coalesce((
        select email from account_link
        where account_link.customer_id = customer.id
        order by account_link.created_at, account_link.subject limit 1
      ), '') as "registeredEmail"
      from customer where customer.id > ${afterId}
    )
    select id, "registeredEmail" from listed
    where ${search ? contains(search, ['id', 'registeredEmail']) : sql`true`}
    order by id
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
    .executeTakeFirst()
  return link?.customer_id ?? undefined
}
