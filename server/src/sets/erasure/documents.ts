import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { fileKey } from '../../documents/fileKey.ts'
import { forgetInvoices } from '../../documents/invoices/store.ts'
import { erasePapers } from '../../documents/papers/erase.ts'
import { forgetScans } from '../../documents/scans/forget.ts'
import { queueFileRemovals } from '../../documents/withheld/storedFiles.ts'
import { withheldColumns } from '../../documents/withheld/withhold.ts'
import { readPages } from '../../platform/database/pages.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { deleteListed } from './deleteListed.ts'
import { type CountedDocuments, DocumentCounts, type Judged, type Rules } from './documentCounts.ts'

const DOCUMENTS_AT_A_TIME = 500

/** Counts what would become of a customer's documents. */
export async function countDocuments(
  db: Kysely<Schema>,
  customerId: string,
  rules: Rules,
): Promise<CountedDocuments[]> {
  const counts = new DocumentCounts(rules)
  for await (const documents of readListed(db, customerId))
    for (const one of documents) counts.add(one)
  for await (const documents of readRemoved(db, customerId))
    for (const one of documents) counts.add(one)
  return counts.list()
}

/**
 * Deletes a customer's documents with their texts, listings and notices. Those that must be kept become locked, without what is
 * known of who sent them; the bytes of all others are left to be deleted.
 */
export async function eraseDocuments(
  trx: Transaction<Schema>,
  customerId: string,
  rules: Rules & { readonly by: string | null },
): Promise<CountedDocuments[]> {
  const counts = new DocumentCounts(rules)
  await erasePapers(trx, customerId)
  const fileKeys: string[] = []
  let last = 0
  for await (const documents of readListed(trx, customerId)) {
    const decided = documents.map((document) => ({ ...document, until: counts.add(document) }))
    await lock(trx, customerId, decided, rules)
    await queueFileRemovals(trx, listErased(decided))
    fileKeys.push(...documents.map(({ file_key }) => file_key))
    last = documents.at(-1)?.number ?? last
  }
  await deleteListed(trx, customerId, last)
  for await (const documents of readRemoved(trx, customerId)) {
    const decided = documents.map((document) => ({ ...document, until: counts.add(document) }))
    await lockRemoved(trx, customerId, decided, rules)
    await queueFileRemovals(trx, listErased(decided))
    fileKeys.push(...documents.map(({ file_key }) => file_key))
  }
  await forgetScans(trx, fileKeys)
  await trx
    .deleteFrom('withheld_document')
    .where('customer_id', '=', customerId)
    .where('reason', '=', 'removed')
    .execute()
  await forgetInvoices(trx)
  return counts.list()
}

type Decided = Judged & { readonly until: string | null }
type Locking = Rules & { readonly by: string | null }

async function lock(
  trx: Transaction<Schema>,
  customerId: string,
  decided: readonly Decided[],
  { now, by }: Locking,
): Promise<void> {
  for (const [until, documents] of groupKept(decided)) {
    const values = withheldColumns.map((column) => unknownOnceLocked[column] ?? sql.ref(column))
    await sql`
      insert into withheld_document (${sql.join(withheldColumns.map((column) => sql.ref(column)))},
        reason, withheld_at, withheld_by, until)
      select ${sql.join(values)}, 'locked', cast(${now.toISOString()} as text), cast(${by} as text), cast(${until} as text)
      from document
      where customer_id = ${customerId} and number in (${sql.join(documents.map(({ number }) => number))})`.execute(
      trx,
    )
  }
}

/** Cleared on locked documents, since no law demands that it be kept: the sender and their remark. */
const unknownOnceLocked: Readonly<Partial<Record<string, RawBuilder<unknown>>>> = {
  typed_name: sql`''`,
  message: sql`''`,
  uploaded_by_issuer: sql`null`,
  uploaded_by_subject: sql`null`,
  uploaded_by_email: sql`null`,
  upload_key: sql`null`,
  upload_sha256: sql`null`,
}

/** Locks what staff had removed. */
async function lockRemoved(
  trx: Transaction<Schema>,
  customerId: string,
  decided: readonly Decided[],
  { now, by }: Locking,
): Promise<void> {
  for (const [until, documents] of groupKept(decided))
    await trx
      .updateTable('withheld_document')
      .set({ reason: 'locked', until, withheld_at: now.toISOString(), withheld_by: by })
      .set({ typed_name: '', message: '', upload_key: null, upload_sha256: null })
      .set({ uploaded_by_issuer: null, uploaded_by_subject: null, uploaded_by_email: null })
      .where('customer_id', '=', customerId)
      .where(
        'number',
        'in',
        documents.map(({ number }) => number),
      )
      .execute()
}

function groupKept(decided: readonly Decided[]): Map<string, Decided[]> {
  const byUntil = Map.groupBy(decided, ({ until }) => until ?? '')
  byUntil.delete('')
  return byUntil
}

function listErased(decided: readonly Decided[]): string[] {
  return decided.flatMap(({ until, file_key }) => (until === null ? [file_key] : []))
}

const readListed = (db: Kysely<Schema>, customerId: string) =>
  readJudged(db, 'document', customerId)
const readRemoved = (db: Kysely<Schema>, customerId: string) =>
  readJudged(db, 'withheld_document', customerId)

/** Reads a customer's documents page by page; of the withheld ones, those that staff have removed. */
function readJudged(
  db: Kysely<Schema>,
  table: 'document' | 'withheld_document',
  customerId: string,
): AsyncGenerator<readonly Judged[]> {
  return readPages<Judged>(DOCUMENTS_AT_A_TIME, (last) =>
    db
      .selectFrom(table)
      .select(['number', 'type', 'date', 'uploaded_at', fileKey.as('file_key')])
      .select(
        sql<number>`(select count(*) from invoice where invoice.sha256 = ${sql.ref(`${table}.sha256`)})`.as(
          'is_invoice',
        ),
      )
      .where('customer_id', '=', customerId)
      .where('number', '>', last?.number ?? 0)
      .$if(table === 'withheld_document', (query) => query.where(sql<boolean>`reason = 'removed'`))
      .orderBy('number')
      .limit(DOCUMENTS_AT_A_TIME)
      .execute(),
  )
}
