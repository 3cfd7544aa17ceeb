import { PAPER_KEPT_DAYS } from '@hausblick/contract/calls/papers.ts'
import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { PaperTable } from '../../platform/database/tables/papers.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { readActiveContent } from '../activeContent.ts'
import { type AddedDocument, insertDocument } from '../add/addDocument.ts'
import { findFreeName } from '../fileNames.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { nameInInbox } from '../nameInInbox.ts'
import * as texts from '../texts.ts'
import { type DocumentKey, dropDocument } from '../withheld/withhold.ts'

const DAY_MS = 24 * 60 * 60_000

/** What a paper is to become. */
export interface PaperFiling {
  readonly paper: number
  readonly customerId: string
  /** The parts of the document's name; null puts it into the inbox, as its customer's. */
  readonly parts: {
    readonly street: string
    readonly date: string
    readonly type: string
    readonly name: string
  } | null
}

type Made = Pick<AddedDocument, 'customerId' | 'number' | 'fileName'>

/**
 * Makes a document of a paper that waits, which shares its file, and returns it. Repeating a call returns the same document.
 * Throws a ServiceError: 400 for empty parts or the demo, 404 for an unknown paper or customer, 409 where the paper does not wait
 * any more.
 */
export async function filePaper(
  trx: Transaction<Schema>,
  { config, record }: Pick<Service, 'config'> & { readonly record: Recorder },
  actor: StaffCaller,
  { paper: id, customerId, parts }: PaperFiling,
): Promise<Made> {
  if (customerId === config.demoCustomerId) throw new ServiceError(400, texts.nothingForDemo)
  await lockDocumentsOf(trx, [customerId])
  const paper = await endPaper(trx, id, 'filed', actor)
  if (!paper) return await findFiled(trx, id, { customerId, parts })
  const { number, fileName } = await insertDocument(trx, createStorageKey(), {
    ...partsOf(paper, customerId, parts),
    fileKey: paper.storage_key,
    file: {
      size: paper.size,
      sha256: paper.sha256,
      // It has been read, and is not read again.
      textState: 'pending',
      active: readActiveContent(paper.active_content),
    },
    state: parts === null ? 'received' : null,
    typedName: paper.name,
    message: parts === null ? paper.message : '',
    uploader: actor,
  })
  const action = parts === null ? 'paperGiven' : 'documentFiled'
  const details = { document: fileName, number: String(number), from: texts.paperNumbered(id) }
  await record(trx, { action, customerId, details })
  return { customerId, number, fileName }
}

function partsOf(
  { name, arrived_at }: Pick<Selectable<PaperTable>, 'name' | 'arrived_at'>,
  customerId: string,
  parts: PaperFiling['parts'],
) {
  const asked = parts ?? nameInInbox(name, berlinDay(new Date(arrived_at)))
  const clean = cleanDocumentName({ customerId, ...asked })
  if (!clean.street || !clean.type || !clean.name) throw new ServiceError(400, texts.emptyNames)
  return clean
}

/** Takes a paper out of those that wait; undefined if it is not among them. */
export async function endPaper(
  trx: Transaction<Schema>,
  paper: number,
  state: 'filed' | 'removed',
  { email }: StaffCaller,
): Promise<Selectable<PaperTable> | undefined> {
  const now = Date.now()
  return await trx
    .updateTable('paper')
    .set({ state, ended_by: email, ended_at: new Date(now).toISOString() })
    .set({ until: new Date(now + PAPER_KEPT_DAYS * DAY_MS).toISOString() })
    .where('id', '=', paper)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
}

/** Returns the document that an earlier call has made of a paper. */
async function findFiled(
  trx: Transaction<Schema>,
  id: number,
  { customerId, parts }: Pick<PaperFiling, 'customerId' | 'parts'>,
): Promise<Made> {
  const paper = await trx.selectFrom('paper').selectAll().where('id', '=', id).executeTakeFirst()
  if (!paper) throw new ServiceError(404, texts.paperGone)
  const document = await trx
    .selectFrom('document')
    .select(['number', 'file_name', 'state'])
    .where('customer_id', '=', customerId)
    .where('file_key', '=', paper.storage_key)
    .where(({ eb }) => (parts === null ? eb('state', 'is not', null) : eb('state', 'is', null)))
    .executeTakeFirst()
  if (paper.state !== 'filed' || !document) throw new ServiceError(409, texts.noPaper)
  const asked = partsOf(paper, customerId, parts)
  const { fileName } = await findFreeName(trx, asked, document.number)
  if (fileName !== document.file_name) throw new ServiceError(409, texts.noPaper)
  return { customerId, number: document.number, fileName }
}

/** Where a caller saw a paper go, and under which file name. */
export interface SeenFiling {
  readonly paper: number
  readonly customerId: string
  readonly number: number
  readonly seen: string
}

/**
 * Makes a filed paper wait again, and drops its document, with its notices and reminders that have not been sent. Repeating a
 * call changes nothing. Throws a ServiceError: 404 for an unknown paper, 409 where the document has been changed, moved, removed
 * or given to others since.
 */
export async function takeBackPaper(
  trx: Transaction<Schema>,
  record: Recorder,
  { paper: id, customerId, number, seen }: SeenFiling,
): Promise<void> {
  await lockDocumentsOf(trx, [customerId])
  const paper = await trx
    .updateTable('paper')
    .set({ state: 'waiting', ended_by: null, ended_at: null, until: null })
    .where('id', '=', id)
    .where('state', '=', 'filed')
    .returning('storage_key')
    .executeTakeFirst()
  if (!paper) {
    const known = await trx
      .selectFrom('paper')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst()
    if (known?.state === 'waiting') return
    throw new ServiceError(known ? 409 : 404, known ? texts.noPaper : texts.paperGone)
  }
  const { rows } = await sql<{ customer_id: string; number: number; file_name: string | null }>`
    select customer_id, number, case when state = 'filed' then null else file_name end as file_name
    from document where file_key = ${paper.storage_key}
    union all select customer_id, number, null from withheld_document where file_key = ${paper.storage_key}`.execute(
    trx,
  )
  const [own] = rows.filter((row) => row.customer_id === customerId && row.number === number)
  if (own?.file_name !== seen) throw new ServiceError(409, texts.documentChanged)
  if (rows.length > 1) throw new ServiceError(409, texts.paperOfMany)
  await dropFiled(trx, { customerId, number })
  const details = { document: texts.paperNumbered(id), number: String(number), from: seen }
  await record(trx, { action: 'filingTakenBack', customerId, details })
}

/** Drops the document of a paper that waits again, with its notices and reminders that have not been sent. */
export async function dropFiled(
  trx: Transaction<Schema>,
  { customerId, number }: DocumentKey,
): Promise<void> {
  await dropDocument(trx, { customerId, number })
  await trx
    .deleteFrom('reminder')
    .where('customer_id', '=', customerId)
    .where('item', '=', String(number))
    .where('kind', '=', 'document')
    .where('sent_at', 'is', null)
    .execute()
}
