import { cleanName, cutToBytes } from '@hausblick/contract/encoding/fileName.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import type { Kysely, Transaction } from 'kysely'
import { emitEvent } from '../../people/webhooks/emit.ts'
import type { Recorder } from '../../platform/audit/log.ts'
import type { PaperTable } from '../../platform/database/tables/papers.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Account } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { writeActiveContent } from '../activeContent.ts'
import { type DocumentParts, storeThenAdd } from '../add/storeThenAdd.ts'
import type { UploadKey } from '../add/uploadKey.ts'
import { withoutExtension } from '../fileNames.ts'
import type { AcceptedFile } from '../intake/convertUpload.ts'
import { storeInvoice } from '../invoices/store.ts'
import * as texts from '../texts.ts'

export interface NewPaper {
  readonly file: AcceptedFile
  /** Without an extension, or with that of the file. */
  readonly name: string
  readonly source: PaperTable['source']
  /** The address that mailed it; null for what staff uploaded. */
  readonly sender: string | null
  readonly message: string
  /** Null for mails. */
  readonly uploader: Account | null
  /** Makes retries of one upload return the same paper. */
  readonly upload?: UploadKey | undefined
  /** Appends the line about it to the audit log. */
  readonly record: Recorder
}

export interface AddedPaper {
  readonly paper: number
  readonly name: string
  readonly pages: number | null
  /** False for a retry of an earlier upload. */
  readonly isNew: boolean
}

const MAX_STORED_NAME_BYTES = 255 - '.pdf'.length

/**
 * Stores a paper, which then waits in the inbox. Once it resolves, bytes and row survive a power failure; if it fails or the
 * process dies, no list has the paper. Throws a ServiceError (422) where the upload's key was used for other bytes.
 */
export async function addPaper(parts: DocumentParts, paper: NewPaper): Promise<AddedPaper> {
  const name = namePaper(paper.name)
  const stored = { ...paper.file, name: nameStoredPaper(name, paper.file.format) }
  return await storeThenAdd(parts, stored, (trx, key) => insertPaper(trx, key, { ...paper, name }))
}

async function insertPaper(
  trx: Transaction<Schema>,
  storageKey: string,
  { file, uploader, upload, record, ...paper }: NewPaper,
): Promise<AddedPaper> {
  const { name, source, sender, message } = paper
  const row = await trx
    .insertInto('paper')
    .values({
      ...{ storage_key: storageKey, name, source, sender, message, state: 'waiting' },
      size: file.size,
      sha256: file.sha256,
      pages: file.pages,
      arrived_at: new Date().toISOString(),
      uploaded_by_issuer: uploader?.issuer ?? null,
      uploaded_by_subject: uploader?.subject ?? null,
      uploaded_by_email: uploader?.email ?? null,
      upload_key: upload?.key ?? null,
      upload_sha256: upload?.sha256 ?? null,
      cut_by: null,
      text_state: file.textState,
      active_content: file.active && writeActiveContent(file.active),
    })
    .onConflict((conflict) => conflict.column('upload_key').doNothing())
    .returning(['id', 'pages'])
    .executeTakeFirst()
  if (row === undefined) {
    const earlier = upload && (await findPaperOf(trx, upload))
    if (!earlier) throw new Error('A paper was neither added nor there already.')
    return earlier
  }
  if (file.invoice) await storeInvoice(trx, file, file.invoice)
  const about = `paper ${row.id}`
  const event = {
    type: 'document.received',
    customerId: null,
    about,
    ids: { paper: row.id },
  } as const
  await emitEvent(trx, event)
  await record(trx, { action: 'paperUploaded', details: { document: texts.paperNumbered(row.id) } })
  return { paper: row.id, name, pages: row.pages, isNew: true }
}

/** Finds the paper of an earlier attempt, whatever has become of it. Throws a ServiceError (422) if that had other bytes. */
export async function findPaperOf(
  db: Kysely<Schema>,
  { key, sha256 }: UploadKey,
): Promise<AddedPaper | undefined> {
  const row = await db
    .selectFrom('paper')
    .select(['id', 'name', 'pages', 'upload_sha256'])
    .where('upload_key', '=', key)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.upload_sha256 !== sha256) throw new ServiceError(422, texts.otherUploadOfKey)
  return { paper: row.id, name: row.name, pages: row.pages, isNew: false }
}

/** Returns what a paper is called: as its file, without what makes a name unreadable. */
export function namePaper(name: string): string {
  return (
    cleanName(withoutExtension(name)).slice(0, maxLengths.fileNamePart).trim() || texts.unnamedPaper
  )
}

/** Returns the name that is stored with a paper's bytes. It names no customer, since it has none. */
export function nameStoredPaper(name: string, format: 'xml' | 'pdf' = 'pdf'): string {
  return `${cutToBytes(name, MAX_STORED_NAME_BYTES)}.${format}`
}
