import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Pair } from './parts.ts'

/** Counts what goes over besides units, objects and loans, and what of it ends. */
export async function countRest(db: Kysely<Schema>, { from, into }: Pair) {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from document where customer_id = ${from}) as documents,
      (select count(*) from withheld_document
        where customer_id = ${from} and reason = 'removed') as removed,
      (select count(*) from account_link where customer_id = ${from})
        + (select count(*) from further_customer where customer_id = ${from}) as members,
      (select count(*) from guest where customer_id = ${from} and ended_at is null) as guests,
      (select count(*) from invitation where customer_id = ${from} and redeemed_at is null
        and expires_at > ${new Date().toISOString()}) as invitations,
      (select count(*) from report
        where customer_id = ${from} and state = 'released') as reports,
      (select count(*) from report
        where customer_id in (${from}, ${into}) and state = 'made') as drafts,
      (select count(*) from calendar_feed
        where customer_id in (${from}, ${into})) as calendars`.execute(db)
  const count = (name: string) => Number(rows[0]?.[name])
  return {
    documents: count('documents'),
    removedDocuments: count('removed'),
    members: count('members'),
    guests: count('guests'),
    invitations: count('invitations'),
    reports: count('reports'),
    drafts: count('drafts'),
    calendarEnds: count('calendars') === 2,
  }
}
