import { type Kysely, sql, type Transaction } from 'kysely'
import { selectPeople } from '../../people/accounts/links/links.ts'
import type { Config } from '../../platform/config/config.ts'
import type { NoticeTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Service } from '../../platform/http/service.ts'
import { findDue } from '../../platform/jobs/queue.ts'
import { aboutCustomer } from '../../platform/mail/about.ts'
import type { FindableMail } from '../../platform/mail/mail.ts'
import { writeFiledMail, writeReceivedMail } from './mails.ts'
import { notices, staffOf } from './queue.ts'

/** Per mail; further notices go into the next one. */
const MAX_NOTICES = 500

export interface NoticeParts extends Pick<Service, 'config' | 'mailer'> {
  readonly database: Pick<Service['database'], 'db'>
}

/** The notices of one mail. */
interface DueNotices extends Pick<NoticeTable, 'recipient' | 'kind'> {
  readonly ids: readonly number[]
}

/**
 * Turns all due notices into mails of the outbox, one per recipient and kind. Concurrent processes leave the work to one of
 * them. When aborted, finishes the mail in progress.
 */
export async function collectDueNotices(parts: NoticeParts, signal?: AbortSignal): Promise<void> {
  const { db } = parts.database
  while (!signal?.aborted) {
    // Read first: nothing is written, and on SQLite no lock taken, where nothing is due.
    if ((await findFirst(db)) === undefined) return
    const hasCollected = await transact(db, (trx) => collectMail(trx, parts))
    if (!hasCollected) return
  }
}

/** Turns the notices for the recipient of the most overdue one into a mail. Returns false where there is nothing to do. */
async function collectMail(
  trx: Transaction<Schema>,
  { config, mailer }: NoticeParts,
): Promise<boolean> {
  // One process at a time, so that the notices of a mail are not divided among several.
  const turn = await trx
    .selectFrom('service')
    .select('id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  const due = turn && (await lockDue(trx))
  if (due === undefined) return false
  const mail = await writeMail(trx, due, config)
  if (mail !== null) await mailer.queue(trx, mail)
  await trx.deleteFrom('notice').where('id', 'in', due.ids).execute()
  return true
}

async function findFirst(db: Kysely<Schema>) {
  const [first] = await findDue(db, notices, ['recipient', 'kind'], { where: isUnclaimed() })
  return first
}

/** Locks all notices, of one kind, for the recipient of the most overdue one. */
async function lockDue(trx: Transaction<Schema>): Promise<DueNotices | undefined> {
  const due = await findFirst(trx)
  if (due === undefined) return undefined
  const { recipient, kind } = due
  const rows = await trx
    .selectFrom('notice')
    .select('id')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .where(isUnclaimed())
    .orderBy('id')
    .limit(MAX_NOTICES)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.length === 0 ? undefined : { recipient, kind, ids: rows.map(({ id }) => id) }
}

/** Notices that no process of the release before, which mailed them itself, is about to mail. */
function isUnclaimed() {
  return sql<boolean>`(claimed_until is null or claimed_until <= ${new Date().toISOString()})`
}

/** Returns null if the recipient may see none of the documents any more, or all have been deleted. */
async function writeMail(
  trx: Transaction<Schema>,
  { ids, kind, recipient }: DueNotices,
  config: Config,
): Promise<FindableMail | null> {
  const documents = await trx
    .selectFrom('notice')
    .innerJoin('document', (join) =>
      join
        .onRef('document.customer_id', '=', 'notice.customer_id')
        .onRef('document.number', '=', 'notice.number'),
    )
    .innerJoin('customer', 'customer.id', 'document.customer_id')
    .leftJoin(selectPeople(trx).as('person'), (join) =>
      join
        .onRef('person.customer_id', '=', 'document.customer_id')
        .onRef('person.issuer', '=', 'document.uploaded_by_issuer')
        .onRef('person.subject', '=', 'document.uploaded_by_subject'),
    )
    .select([
      'person.customer_id as uploadersCustomer',
      'document.customer_id as customerId',
      'customer.name as customerName',
      'document.typed_name as typedName',
      'document.file_name as fileName',
      'document.message',
    ])
    .where('notice.id', 'in', ids)
    .orderBy('notice.id')
    .execute()
  const isStaff = (await staffOf(trx, config)).includes(recipient)
  const visible = documents.filter((one) =>
    kind === 'received' ? isStaff : one.uploadersCustomer !== null,
  )
  if (visible.length === 0) return null
  const write = { received: writeReceivedMail, filed: writeFiledMail }[kind]
  const customerIds = new Set(visible.map(({ customerId }) => customerId))
  return { ...write(recipient, visible, config), about: [...customerIds].map(aboutCustomer) }
}
