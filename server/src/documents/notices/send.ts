import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { Service } from '../../http/service.ts'
import { describeFailure, isPermanent } from '../../mail/failure.ts'
import type { Mail } from '../../mail/mail.ts'
import { type ClaimedNotices, claimNotices, deleteNotices, postponeNotices } from './claim.ts'
import { writeFiledMail, writeReceivedMail } from './mails.ts'
import { staffOf } from './queue.ts'

const MINUTE_MS = 60_000
/** The pause after each failed attempt; then the mail is given up, since the documents are listed anyway. */
const BACKOFF_MS = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS)

export interface NoticeParts extends Pick<Service, 'config' | 'mailer'> {
  readonly database: Pick<Service['database'], 'db'>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/**
 * Sends every due mail. Concurrent processes send each mail once, unless one dies between delivering a mail and deleting its
 * notices. When aborted, it finishes the mail in progress.
 */
export async function sendDueNotices(parts: NoticeParts, signal?: AbortSignal): Promise<void> {
  const { db } = parts.database
  while (!signal?.aborted) {
    const claimed = await claimNotices(db)
    if (claimed === undefined) return
    await send(parts, claimed)
  }
}

async function send(parts: NoticeParts, claimed: ClaimedNotices): Promise<void> {
  const { database, mailer, log } = parts
  const { db } = database
  try {
    const mail = await writeMail(db, claimed, parts)
    if (mail !== null) await mailer.deliver(mail)
  } catch (error) {
    const pause = BACKOFF_MS[claimed.attempts]
    const failure = describeFailure(error)
    if (pause !== undefined && !isPermanent(error)) {
      log.warn(failure, 'could not send a mail about documents yet')
      return await postponeNotices(db, claimed, pause)
    }
    mailer.noteGivenUp()
    log.error(failure, 'gave up sending a mail about documents')
  }
  await deleteNotices(db, claimed.ids)
}

/** Returns null if the recipient may see none of the documents any more, or all have been deleted. */
async function writeMail(
  db: Kysely<Schema>,
  { ids, kind, recipient }: ClaimedNotices,
  { config }: NoticeParts,
): Promise<Mail | null> {
  const documents = await db
    .selectFrom('notice')
    .innerJoin('document', (join) =>
      join
        .onRef('document.customer_id', '=', 'notice.customer_id')
        .onRef('document.number', '=', 'notice.number'),
    )
    .leftJoin('account_link', (join) =>
      join
        .onRef('account_link.issuer', '=', 'document.uploaded_by_issuer')
        .onRef('account_link.subject', '=', 'document.uploaded_by_subject'),
    )
    .select([
      'account_link.customer_id as uploadersCustomer',
      'document.customer_id as customerId',
      'document.typed_name as typedName',
      'document.file_name as fileName',
      'document.message',
    ])
    .where('notice.id', 'in', ids)
    .orderBy('notice.id')
    .execute()
  const isStaff = staffOf(config).includes(recipient)
  const visible = documents.filter((one) =>
    kind === 'received' ? isStaff : one.uploadersCustomer === one.customerId,
  )
  if (visible.length === 0) return null
  return { received: writeReceivedMail, filed: writeFiledMail }[kind](recipient, visible, config)
}
