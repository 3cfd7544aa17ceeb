import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { MailboxPlace } from '../../platform/config/mailboxUrl.ts'
import type { MailboxMailTable } from '../../platform/database/tables/mailbox.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { takeLease } from '../../platform/jobs/lease.ts'
import { isElsewhere } from '../isElsewhere.ts'
import {
  describeMailboxFailure,
  exceedsLimits,
  identifyPlace,
  type OpenMailbox,
  withMailbox,
} from './connect.ts'
import { noteNewMails } from './note.ts'
import { writeRefusals } from './refusals.ts'
import { type Taken, type TakeParts, takeMail } from './take.ts'
import * as texts from './texts.ts'

const MINUTE_MS = 60_000
/** The longest that a mail may take, most of it waiting for readers. */
const MAIL_MS = 30 * MINUTE_MS
/** A mail that was begun so often and never ended is given up: it may be what ends the process. */
const MAX_ATTEMPTS = 20

export interface LookParts extends Omit<TakeParts, 'signal'> {
  readonly mailbox: MailboxPlace
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

/**
 * Looks into the mailbox if it is time to and no other process does, and takes what is new in it. Failures are noted for staff,
 * and logged when the first of them happens.
 *
 * @param stopping when aborted, leaves what is left for the next look
 */
export async function lookIntoMailbox(parts: LookParts, stopping: AbortSignal): Promise<void> {
  const { db } = parts.service.database
  const lease = await takeLease(db, 'mailbox', stopping)
  if (lease === null) return
  const { signal } = lease
  try {
    await withMailbox(parts.mailbox, signal, (mailbox) => look({ ...parts, signal }, mailbox))
    await lease.succeed()
  } catch (error) {
    if (signal.aborted) return await lease.release()
    parts.log.warn({ err: error }, 'could not look into the mailbox')
    await lease.fail(describeMailboxFailure(error))
  }
}

async function look(parts: LookParts & TakeParts, mailbox: OpenMailbox): Promise<void> {
  const { service, signal } = parts
  const { db } = service.database
  const place = identifyPlace(parts.mailbox)
  const authority = service.config.mailAuthority
  await noteNewMails({ ...mailbox, db, place, authority, signal })
  for (;;) {
    signal.throwIfAborted()
    const mail = await beginNext(db, place, mailbox)
    if (mail === undefined) return
    if (mail.attempts > MAX_ATTEMPTS)
      await finish(db, mail, { taken: 0, refusals: [{ name: null, reason: texts.mailFails }] })
    else await finish(db, mail, await takeCounted(parts, mailbox, mail))
  }
}

/** Processes a mail. Counts no attempt where something other than the mail made it fail. */
async function takeCounted(
  parts: TakeParts,
  mailbox: OpenMailbox,
  mail: MailboxMailTable,
): Promise<Taken> {
  try {
    return await takeInTime(parts, mailbox, mail)
  } catch (error) {
    if (parts.signal.aborted || isElsewhere(error))
      await parts.service.database.db
        .updateTable('mailbox_mail')
        .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
        .where('key', '=', mail.key)
        .execute()
    throw error
  }
}

async function takeInTime(
  parts: TakeParts,
  mailbox: OpenMailbox,
  mail: MailboxMailTable,
): Promise<Taken> {
  const signal = AbortSignal.any([parts.signal, AbortSignal.timeout(MAIL_MS)])
  const close = () => mailbox.client.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    return await takeMail({ ...parts, signal }, mailbox, mail)
  } catch (error) {
    if (!exceedsLimits(error)) throw error
    return { taken: 0, refusals: [{ name: null, reason: texts.mailIntricate }] }
  } finally {
    signal.removeEventListener('abort', close)
  }
}

/** Returns the next mail that waits, and counts that it was begun. */
async function beginNext(
  db: Kysely<Schema>,
  place: string,
  { uidValidity }: OpenMailbox,
): Promise<MailboxMailTable | undefined> {
  const next = await db
    .selectFrom('mailbox_mail')
    .select('key')
    .where(sql<boolean>`state = 'waiting'`)
    .where('place', '=', place)
    .where('uid_validity', '=', uidValidity)
    .orderBy('attempts')
    .orderBy('uid')
    .limit(1)
    .executeTakeFirst()
  return (
    next &&
    (await db
      .updateTable('mailbox_mail')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('key', '=', next.key)
      .returningAll()
      .executeTakeFirst())
  )
}

async function finish(
  db: Kysely<Schema>,
  { key }: MailboxMailTable,
  { taken, refusals }: Taken,
): Promise<void> {
  await db
    .updateTable('mailbox_mail')
    .set({ state: 'done', taken, refusals: writeRefusals(refusals) })
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .execute()
}
