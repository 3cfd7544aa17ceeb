import { type RawBuilder, sql } from 'kysely'

/** The address of the account that a customer had first, as an SQL expression; empty as long as nobody signed up. */
export function firstEmail(customerIdColumn: string): RawBuilder<string> {
  return sql<string>`coalesce((
    select email from account_link
    where account_link.customer_id = ${sql.ref(customerIdColumn)}
    order by account_link.created_at, account_link.issuer, account_link.subject limit 1
  ), '')`
}
