import { type Kysely, sql } from 'kysely'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { PAUSES_MS } from '../../platform/jobs/pauses.ts'
import {
  claim,
  failAttempt,
  findDue,
  hasRetry,
  type Queue,
  type Row,
  setDue,
} from '../../platform/jobs/queue.ts'
import { writeActiveContent } from '../activeContent.ts'
import type { Examination } from '../intake/reader/answers.ts'
import { storeInvoice } from '../invoices/store.ts'

/** Literally the condition of the indexes `document_not_read` and `paper_not_read`. */
const isNotRead = sql<boolean>`(text_state = 'pending' or active_content is null)`

const columns = ['storage_key', 'size', 'sha256', 'text_state', 'active_content'] as const
const LEASE_MS = 10 * 60_000

/** What waiting documents and papers have in common. */
const waiting = {
  key: ['storage_key'],
  due: 'text_claimed_until',
  attempts: 'text_attempts',
  waits: isNotRead,
  leaseMs: LEASE_MS,
  pausesMs: PAUSES_MS.slice(2),
} as const

/** Documents to be read, the newest first. */
export const texts: Queue<'document', 'storage_key' | 'text_attempts'> = {
  ...waiting,
  table: 'document',
  since: sql`uploaded_at`,
  order: sql`uploaded_at desc`,
}

/** Papers to be read, likewise. */
export const paperTexts: Queue<'paper', 'storage_key' | 'text_attempts'> = {
  ...waiting,
  table: 'paper',
  since: sql`arrived_at`,
  order: sql`arrived_at desc`,
}

/** A document or paper to be read: for its text, for what of it may act, or for both. */
export interface Claimed {
  readonly storageKey: string
  /** The key in storage of its bytes. */
  readonly fileKey: string
  /** Bytes. */
  readonly size: number
  /** In hex. */
  readonly sha256: string
  /** Failed attempts to fetch its file. */
  readonly attempts: number
  readonly textState: DocumentTable['text_state']
  /** Null if it has not been examined. */
  readonly activeContent: string | null
}

export interface ClaimedText extends Claimed {
  readonly customerId: string
  readonly number: number
}

export interface ClaimedPaper extends Claimed {
  readonly paper: number
}

/** Claims the newest document to be read. Returns undefined if there is none. */
export async function claimText(db: Kysely<Schema>): Promise<ClaimedText | undefined> {
  const more = [...columns, 'customer_id', 'number', 'file_key'] as const
  const [claimed] = await claim(db, texts, more)
  if (!claimed) return undefined
  const { customer_id: customerId, number, file_key } = claimed
  return { ...describe(claimed), customerId, number, fileKey: file_key ?? claimed.storage_key }
}

/** Claims the newest paper that waits in the inbox, as `claimText` does. */
export async function claimPaper(db: Kysely<Schema>): Promise<ClaimedPaper | undefined> {
  const [claimed] = await claim(db, paperTexts, [...columns, 'id'], {
    where: sql`state = 'waiting'`,
  })
  return claimed && { ...describe(claimed), paper: claimed.id, fileKey: claimed.storage_key }
}

function describe(row: Row<'document', 'text_attempts' | (typeof columns)[number]>) {
  const { storage_key: storageKey, size, sha256, text_attempts: attempts } = row
  const { text_state: textState, active_content: activeContent } = row
  return { storageKey, size, sha256, attempts, textState, activeContent }
}

/** Returns whether a document waits that no process reads, leaving out those whose file could not be fetched lately. */
export async function isTextDue(db: Kysely<Schema>): Promise<boolean> {
  return (await findDue(db, texts, ['storage_key'])).length > 0
}

/** Has a document read again after a pause, or gives it up; `documents:check` counts those. */
export async function postponeText(db: Kysely<Schema>, claimed: Claimed): Promise<void> {
  const givenUp = {
    text_state: claimed.textState === 'pending' ? ('failed' as const) : claimed.textState,
    active_content: claimed.activeContent ?? writeActiveContent(['unknown']),
  }
  const row = rowOf(claimed)
  const changes = hasRetry(texts, row) ? {} : givenUp
  if ('paper' in claimed) await failAttempt(db, paperTexts, row, changes)
  else await failAttempt(db, texts, row, changes)
}

/** Stores what a document contains, and ends the claim unless its text is to be extracted as well. */
export async function storeExamination(
  db: Kysely<Schema>,
  claimed: ClaimedText | ClaimedPaper,
  { active, invoice, format }: Examination,
): Promise<void> {
  if (invoice) await storeInvoice(db, { sha256: claimed.sha256, format }, invoice)
  const active_content = writeActiveContent(active)
  if (claimed.textState === 'pending') await move(db, claimed, LEASE_MS, { active_content })
  else await move(db, claimed, null, { active_content, text_attempts: 0 })
}

/** Releases a claim, so that another process can claim the document at once. */
export async function releaseText(db: Kysely<Schema>, claimed: Claimed): Promise<void> {
  await move(db, claimed, null)
}

function rowOf({ storageKey, attempts }: Claimed) {
  return { storage_key: storageKey, text_attempts: attempts }
}

/** Papers have the same columns as documents. */
async function move(
  db: Kysely<Schema>,
  claimed: Claimed,
  ms: number | null,
  changes: Partial<Row<'document', 'text_attempts' | 'text_state' | 'active_content'>> = {},
): Promise<void> {
  if ('paper' in claimed) await setDue(db, paperTexts, rowOf(claimed), ms, changes)
  else await setDue(db, texts, rowOf(claimed), ms, changes)
}
