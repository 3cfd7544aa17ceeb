import { createHash, randomUUID } from 'node:crypto'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Kysely } from 'kysely'
import type { MailboxMailTable } from '../../platform/database/tables/mailbox.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { exceedsLimits, type OpenMailbox } from './connect.ts'
import { findDestination } from './destination.ts'
import { NO_REFUSALS, writeRefusals } from './refusals.ts'
import { readMailHeader } from './sender.ts'
import * as texts from './texts.ts'

/** More than honest mails have. A sender beyond it is unknown. */
const MAX_HEADER_BYTES = 128 * 1024
const HEADER_END = /\r?\n\r?\n/
const MESSAGE_ID = /^message-id:/im

interface Order extends OpenMailbox {
  readonly db: Kysely<Schema>
  readonly place: string
  /** Whose verdict on senders is believed. */
  readonly authority: string | null
  readonly signal: AbortSignal
}

/** Notes all mails that the mailbox has and that were not noted before, reading nothing but their headers. */
export async function noteNewMails(order: Order): Promise<void> {
  const { db, client, place, uidValidity, signal } = order
  const newest = await db
    .selectFrom('mailbox_mail')
    .select('uid')
    .where('place', '=', place)
    .where('uid_validity', '=', uidValidity)
    .orderBy('uid', 'desc')
    .limit(1)
    .executeTakeFirst()
  const known = newest?.uid ?? 0
  const found = (await client.search({ uid: `${known + 1}:*` }, { uid: true })) || []
  // A server answers such a range with the newest mail even if that is older.
  for (const uid of found.filter((uid) => uid > known).toSorted((one, other) => one - other)) {
    signal.throwIfAborted()
    await noteMail(order, uid)
  }
}

async function noteMail({ db, client, place, uidValidity, authority }: Order, uid: number) {
  const at = { place, uid_validity: uidValidity, uid }
  const message = await fetchHeader(client, uid)
  if (message === null) return
  const { header, size, arrivedAt, isIntricate } = message
  const { sender, isProven, subject } = await readMailHeader(header, authority)
  const destination = isProven && sender !== null ? await findDestination(db, sender) : null
  const fingerprint = createHash('sha256').update(`${size}\n`).update(header).digest('hex')
  const isNamed = MESSAGE_ID.test(header.toString('latin1'))
  const row: MailboxMailTable = {
    ...at,
    key: randomUUID(),
    fingerprint,
    arrived_at: arrivedAt.toISOString(),
    size,
    sender,
    subject,
    is_proven: Number(isProven),
    customer_id: destination?.customerId ?? null,
    issuer: destination?.issuer ?? null,
    subject_id: destination?.subject ?? null,
    state: isIntricate ? 'done' : 'waiting',
    attempts: 0,
    taken: 0,
    refusals: isIntricate
      ? writeRefusals([{ name: null, reason: texts.mailIntricate }])
      : NO_REFUSALS,
    dismissed_at: null,
  }
  await transact(db, async (trx) => {
    const before = isIntricate ? undefined : await findBefore(trx, row, isNamed)
    if (before?.state === 'waiting')
      await trx.updateTable('mailbox_mail').set(at).where('key', '=', before.key).execute()
    else
      await trx
        .insertInto('mailbox_mail')
        .values(before ? { ...row, state: 'known' } : row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}

/**
 * Finds the same mail from before its server numbered all mails anew, or the mailbox moved to another server. Also one that
 * was put there again, if it has a name of its own (Message-ID): unless nothing of it was taken, since then it is to be tried again.
 */
async function findBefore(
  db: Kysely<Schema>,
  { fingerprint, place, uid_validity }: MailboxMailTable,
  isNamed: boolean,
) {
  return await db
    .selectFrom('mailbox_mail')
    .select(['key', 'state'])
    .where('fingerprint', '=', fingerprint)
    .where(({ or, eb }) =>
      or([
        eb('place', '!=', place),
        eb('uid_validity', '!=', uid_validity),
        ...(isNamed ? [eb('state', '=', 'waiting'), eb('taken', '>', 0)] : []),
      ]),
    )
    // One that waits first: of equal mails, each takes one of those before.
    .orderBy((eb) => eb.case().when('state', '=', 'waiting').then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
}

/** Returns null for a mail that is gone. */
async function fetchHeader(client: ImapFlow, uid: number) {
  const message = await fetchStart(client, uid)
  if (message === null) return null
  if (message === 'intricate')
    return { header: Buffer.alloc(0), size: 0, arrivedAt: new Date(), isIntricate: true }
  const { source = Buffer.alloc(0), size = 0, internalDate } = message
  const text = source.toString('latin1')
  const end = HEADER_END.exec(text)
  const header = end ? source.subarray(0, end.index + end[0].length) : source
  const arrivedAt = new Date(internalDate ?? Number.NaN)
  return {
    header,
    size,
    arrivedAt: Number.isNaN(arrivedAt.getTime()) ? new Date() : arrivedAt,
    isIntricate: false,
  }
}

async function fetchStart(
  client: ImapFlow,
  uid: number,
): Promise<FetchMessageObject | 'intricate' | null> {
  const query = { size: true, internalDate: true, source: { maxLength: MAX_HEADER_BYTES } }
  try {
    return (await client.fetchOne(String(uid), query, { uid: true })) || null
  } catch (error) {
    if (exceedsLimits(error)) return 'intricate'
    throw error
  }
}
