import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { selectPeople } from '../../accounts/links/links.ts'
import { identityToken } from '../../identity/account/identityToken.ts'

const NOTED_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The last day on which one of an entry's accounts used the service, in UTC, of sessions that there still are; null for accounts of
 * a hosted provider, which keeps the sessions.
 */
export const seenInSessions = sql<string | null>`(
  select max(substr(updated_at, 1, 10)) from identity_session where user_id in (
    select subject from account_link
      where account_link.customer_id = entry.id and issuer = ${identityToken.issuer}
    union all select subject from further_customer
      where further_customer.customer_id = entry.id and issuer = ${identityToken.issuer}))`

/** Stores by customer when accounts were last used, by which the list is sorted, and which outlives their sessions. */
export async function storeLastSeen(db: Kysely<Schema>, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - NOTED_DAYS * DAY_MS).toISOString()
  const seen = db
    .selectFrom('identity_session')
    .innerJoin(selectPeople(db).as('person'), 'person.subject', 'identity_session.user_id')
    .select(['person.customer_id', sql<string>`max(substr(updated_at, 1, 10))`.as('day')])
    .where('person.issuer', '=', identityToken.issuer)
    .where('updated_at', '>=', since)
    .groupBy('person.customer_id')
  await sql`
    update customer set last_seen_on = seen.day from (${seen}) as seen
    where customer.id = seen.customer_id
      and (customer.last_seen_on is null or customer.last_seen_on < seen.day)`.execute(db)
}
