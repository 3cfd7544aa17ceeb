import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { KeepYears } from '../config/keepYears.ts'
import { readPages } from '../database/pages.ts'
import type { DocumentTable } from '../database/tables/documents.ts'
import type { Schema } from '../database/tables/schema.ts'
import { queueFileRemovals } from '../documents/withheld/storedFiles.ts'
import { withheldColumns } from '../documents/withheld/withhold.ts'
import { keptUntil, reportedType } from './keptUntil.ts'

const DOCUMENTS_AT_A_TIME = 500
/** Numbers per statement, which takes some milliseconds on SQLite; in between, the service answers others. */
const DELETED_AT_A_TIME = 500

/** A document, listed or removed by staff, of which is decided whether it is kept. */
type Judged = Pick<DocumentTable, 'number' | 'storage_key' | 'type' | 'date' | 'uploaded_at'>

const JUDGED = ['number', 'storage_key', 'type', 'date', 'uploaded_at'] as const

export interface CountedDocuments {
  readonly type: string
  readonly erased: number
  readonly kept: number
  /** ISO 8601; when the last of them is destroyed. */
  readonly keptUntil: string | null
}

interface Rules {
  readonly keepYears: KeepYears
  readonly now: Date
}

/** Counts by type what becomes of documents. */
export class DocumentCounts {
  readonly #byType = new Map<string, CountedDocuments>()
  readonly #rules: Rules

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** Counts a document; returns until when it is kept, or null. */
  add(document: Judged): string | null {
    const until = keptUntil(document, this.#rules.keepYears, this.#rules.now)
    const type = reportedType(document, this.#rules.keepYears)
    const { erased, kept, keptUntil: latest } = this.#byType.get(type) ?? { ...none, type }
    this.#byType.set(
      type,
      until === null
        ? { type, erased: erased + 1, kept, keptUntil: latest }
        : {
            type,
            erased,
            kept: kept + 1,
            keptUntil: latest !== null && latest > until ? latest : until,
          },
    )
    return until
  }

  /** Returns the counts, by type in German order. */
  list(): CountedDocuments[] {
    return [...this.#byType.values()].toSorted((one, other) =>
      one.type.localeCompare(other.type, 'de'),
    )
  }
}

const none = { erased: 0, kept: 0, keptUntil: null }

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
  let last = 0
  for await (const documents of readListed(trx, customerId)) {
    const decided = documents.map((document) => ({ ...document, until: counts.add(document) }))
    await lock(trx, customerId, decided, rules)
    await queueFileRemovals(trx, listErased(decided))
    last = documents.at(-1)?.number ?? last
  }
  await deleteListed(trx, customerId, last)
  for await (const documents of readRemoved(trx, customerId)) {
    const decided = documents.map((document) => ({ ...document, until: counts.add(document) }))
    await lockRemoved(trx, customerId, decided, rules)
    await queueFileRemovals(trx, listErased(decided))
  }
  await trx
    .deleteFrom('withheld_document')
    .where('customer_id', '=', customerId)
    .where('reason', '=', 'removed')
    .execute()
  return counts.list()
}

/**
 * Deletes documents up to a number. Table by table, which takes SQLite a fraction of the time that cascades take; all texts at
 * once, since its search index is written after each statement.
 */
async function deleteListed(
  trx: Transaction<Schema>,
  customerId: string,
  last: number,
): Promise<void> {
  const ranges = Array.from(
    { length: Math.ceil(last / DELETED_AT_A_TIME) },
    (_, index) => index * DELETED_AT_A_TIME,
  )
  const deleteFrom = async (table: 'listing_word' | 'listing' | 'notice' | 'document') => {
    for (const after of ranges) {
      await trx
        .deleteFrom(table)
        .where('customer_id', '=', customerId)
        .where('number', '>', after)
        .where('number', '<=', after + DELETED_AT_A_TIME)
        .execute()
      await setImmediate()
    }
  }
  for (const after of ranges) {
    await trx
      .deleteFrom('document_page')
      .where('text_id', 'in', ({ selectFrom }) =>
        selectFrom('document_text')
          .select('id')
          .where('customer_id', '=', customerId)
          .where('number', '>', after)
          .where('number', '<=', after + DELETED_AT_A_TIME),
      )
      .execute()
    await setImmediate()
  }
  for (const table of ['listing_word', 'listing', 'notice'] as const) await deleteFrom(table)
  await trx.deleteFrom('document_text').where('customer_id', '=', customerId).execute()
  await deleteFrom('document')
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

/** What law does not demand to be kept: who sent a document in, and what they wrote about it. */
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
  return decided.flatMap(({ until, storage_key }) => (until === null ? [storage_key] : []))
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
      .select(JUDGED)
      .where('customer_id', '=', customerId)
      .where('number', '>', last?.number ?? 0)
      .$if(table === 'withheld_document', (query) => query.where(sql<boolean>`reason = 'removed'`))
      .orderBy('number')
      .limit(DOCUMENTS_AT_A_TIME)
      .execute(),
  )
}
