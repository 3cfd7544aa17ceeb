import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { FastifyBaseLogger } from 'fastify'
import { serviceActor } from '../../platform/audit/entry.ts'
import type { MailboxMailTable } from '../../platform/database/tables/mailbox.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { addDocument } from '../add/addDocument.ts'
import type { UploadKey } from '../add/uploadKey.ts'
import { type AcceptedFile, convertUpload } from '../intake/convertUpload.ts'
import { readerTurns } from '../intake/turns.ts'
import { nameInInbox } from '../nameInInbox.ts'
import { staffOf } from '../notices/queue.ts'
import { addPaper } from '../papers/addPaper.ts'
import { TooLarge } from '../saveStream.ts'
import { largeFile } from '../texts.ts'
import type { TemporaryFolders } from '../upload/temporary.ts'
import type { OpenMailbox } from './connect.ts'
import { type Attachment, findParts } from './parts.ts'
import type { Refusal } from './refusals.ts'
import { readRemark } from './remark.ts'
import { saveAttachment } from './save.ts'
import * as texts from './texts.ts'

const MAX_ATTACHMENTS = 50
const MEGABYTE = 1024 * 1024
/** Base64 makes four of three, and breaks lines. */
const MAX_ENCODED = 1.4
const EXTENSION = /\.[a-z\d]{1,5}$/i
/** What uploads are told of files that the service does not take. */
const REFUSED = [413, 415, 422]

export interface TakeParts {
  readonly service: Pick<Service, 'audit' | 'config' | 'database' | 'storage'>
  readonly folders: TemporaryFolders
  readonly log: Pick<FastifyBaseLogger, 'info'>
  readonly signal: AbortSignal
}

/** What became of a mail. */
export interface Taken {
  readonly taken: number
  readonly refusals: readonly Refusal[]
}

/**
 * Takes the attachments of a mail, as uploads are: into its customer's inbox, or among the papers. Taking it again adds nothing
 * that was taken. Rejects where the mailbox, the database or the storage fails, or when aborted.
 */
export async function takeMail(
  parts: TakeParts,
  { client }: OpenMailbox,
  mail: MailboxMailTable,
): Promise<Taken> {
  const { uid } = mail
  const message = await client.fetchOne(String(uid), { bodyStructure: true }, { uid: true })
  if (!message) return refuse(texts.mailGone)
  const found = message.bodyStructure ? findParts(message.bodyStructure) : null
  if (found && found.left.length > 0) {
    // Names may be personal data.
    const left = found.left.map(({ type, size }) => ({ type, size }))
    parts.log.info({ uid, left }, 'left parts of a mail in the mailbox')
  }
  if (!found || found.attachments.length === 0) {
    const hasLogos = found?.left.some(({ type }) => type.startsWith('image/'))
    return refuse(hasLogos ? texts.onlyLogos : texts.noAttachment)
  }
  const remark = await readRemark(client, uid, found, mail.subject)
  const refusals: Refusal[] = []
  /** The checksums of what was taken: a picture in the words may be attached as well. */
  const known = new Set<string>()
  for (const attachment of found.attachments.slice(0, MAX_ATTACHMENTS)) {
    parts.signal.throwIfAborted()
    const reason = await takeAttachment(parts, client, { mail, remark, attachment, known })
    if (reason !== null) refusals.push({ name: attachment.name, reason })
  }
  const left = found.attachments.length - MAX_ATTACHMENTS
  if (left > 0)
    refusals.push({ name: null, reason: texts.tooManyAttachments(MAX_ATTACHMENTS, left) })
  return { taken: known.size, refusals }
}

function refuse(reason: string): Taken {
  return { taken: 0, refusals: [{ name: null, reason }] }
}

interface Item {
  readonly mail: MailboxMailTable
  readonly remark: string
  readonly attachment: Attachment
  readonly known: Set<string>
}

/** Returns why the attachment was refused; null if it was taken, or the mail has it twice. */
async function takeAttachment(
  { service, folders, signal }: TakeParts,
  client: OpenMailbox['client'],
  item: Item,
): Promise<string | null> {
  const { maxUploadBytes } = service.config
  const { mail, attachment } = item
  const tooLarge = () => largeFile(Math.floor(maxUploadBytes / MEGABYTE))
  if (attachment.size > maxUploadBytes * MAX_ENCODED) return tooLarge()
  try {
    return await folders.withFolder(async (folder) => {
      const at = { uid: mail.uid, part: attachment.part }
      const path = join(folder, 'attachment')
      const saved = await saveAttachment(client, at, path, maxUploadBytes)
      if (saved === null) return texts.mailGone
      if (item.known.has(saved.sha256)) return null
      const turn = { owner: ownerOf(mail), signal }
      const file = await readerTurns.run(turn, () => convertUpload(saved, folder))
      await keep(service, item, file, { key: hashKey(item), sha256: saved.sha256 })
      item.known.add(saved.sha256)
      return null
    })
  } catch (error) {
    if (error instanceof TooLarge) return tooLarge()
    if (error instanceof ServiceError && REFUSED.includes(error.statusCode)) return error.message
    throw error
  }
}

/** A customer's mails take turns with the customer's uploads; those of all others among each other. */
function ownerOf({ customer_id }: MailboxMailTable): string {
  return customer_id === null ? 'mailbox' : `customer ${customer_id}`
}

function hashKey({ mail, attachment }: Item): string {
  return createHash('sha256')
    .update(JSON.stringify(['mail', mail.key, attachment.part]))
    .digest('base64url')
}

async function keep(
  service: TakeParts['service'],
  { mail, remark, attachment }: Item,
  file: AcceptedFile,
  upload: UploadKey,
): Promise<void> {
  const { audit, config, database } = service
  const name = attachment.name?.replace(EXTENSION, '') || mail.subject || texts.unnamed
  const { customer_id: customerId, issuer, subject_id: subject, sender } = mail
  const record = audit.by(serviceActor)
  if (customerId !== null && issuer !== null && subject !== null && sender !== null)
    try {
      await addDocument(service, {
        customerId,
        ...nameInInbox(name, berlinDay(new Date())),
        file,
        state: 'received',
        typedName: name,
        message: remark,
        uploader: { issuer, subject, email: sender },
        upload,
        record,
        notifies: await staffOf(database.db, config),
      })
      return
    } catch (error) {
      // Deleted since, or part of another customer.
      if (!(error instanceof ServiceError && error.statusCode === 404)) throw error
    }
  await addPaper(service, {
    file,
    name,
    source: 'mail',
    sender,
    message: mail.is_proven === 1 ? remark : `${texts.unproven}\n${remark}`.trim(),
    uploader: null,
    upload,
    record,
  })
}
