import type { MailboxState, RefusedMail } from '@hausblick/contract/calls/mailbox.ts'
import { type Kysely, sql } from 'kysely'
import type { MailboxPlace } from '../../platform/config/mailboxUrl.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'
import { readRefusals } from './refusals.ts'

/** Nothing is counted or listed further than this. */
const MOST = 1000

// Literally the conditions of the indexes.
const isWaiting = sql<boolean>`state = 'waiting'`
const isRefused = sql<boolean>`refusals <> '[]' and dismissed_at is null`

/** Returns null where the settings name no mailbox. */
export async function readMailboxState(
  db: Kysely<Schema>,
  mailbox: MailboxPlace | null,
): Promise<MailboxState> {
  if (mailbox === null) return null
  const row = await db.selectFrom('mailbox').selectAll().executeTakeFirstOrThrow()
  return {
    lookedAt: row.looked_at,
    failure:
      row.failed_since === null ? null : { since: row.failed_since, reason: row.failure ?? '' },
    waiting: await count(db, isWaiting),
    refused: await count(db, isRefused),
  }
}

/** Returns how the mailbox is, for monitoring. */
export async function measureMailbox(db: Kysely<Schema>) {
  const row = await db
    .selectFrom('mailbox')
    .select(['looked_at', 'failures'])
    .executeTakeFirstOrThrow()
  return {
    lookedAt: row.looked_at === null ? null : new Date(row.looked_at),
    failures: row.failures,
    waiting: await count(db, isWaiting),
  }
}

async function count(db: Kysely<Schema>, condition: typeof isWaiting): Promise<number> {
  const { found } = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('mailbox_mail').select('key').where(condition).limit(MOST).as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return found
}

/** Lists the mails of which something was refused, newest first. */
export async function listRefused(db: Kysely<Schema>, _scope: WholeScope): Promise<RefusedMail[]> {
  const rows = await db
    .selectFrom('mailbox_mail')
    .select(['key', 'arrived_at', 'sender', 'subject', 'taken', 'refusals'])
    .where(isRefused)
    .orderBy('arrived_at', 'desc')
    .orderBy('key')
    .limit(MOST)
    .execute()
  return rows.map(({ key, arrived_at, refusals, ...mail }) => ({
    ...mail,
    id: key,
    arrivedAt: arrived_at,
    refusals: readRefusals(refusals),
  }))
}

/** Shows the refusals of mails no more. Those that are unknown, or were dismissed, stay as they are. */
export async function dismissRefused(
  db: Kysely<Schema>,
  _scope: WholeScope,
  keys: readonly string[],
): Promise<void> {
  await db
    .updateTable('mailbox_mail')
    .set({ dismissed_at: new Date().toISOString() })
    .where('key', 'in', keys)
    .where('dismissed_at', 'is', null)
    .execute()
}
