import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { SqlDialect } from '../../../platform/database/columnTypes.ts'
import { lockTable } from '../../../platform/database/lockTable.ts'
import type { Database } from '../../../platform/database/open.ts'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { insert } from '../../../platform/database/upsert.ts'
import { readLoans, readPlaces } from '../../../records/readItems.ts'
import { listEndings, listWords } from './words.ts'

/** Each has about fifty words; SQLite's writes block the process. */
const CUSTOMERS_AT_A_TIME = 25
const ROWS_PER_STATEMENT = 5000

/** A customer whose records have changed since they were indexed. */
interface Outdated {
  readonly id: string
  readonly data_version: number
}

/**
 * Indexes the units, buildings and loans of all customers whose records have changed, those that processes of older versions have
 * changed included. Concurrent processes share the work.
 */
export async function completeFindIndex(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const outdated = await readOutdated(db)
    if (outdated.length === 0) return
    await transact(db, async (trx) => indexOutdated(trx, dialect))
    await setImmediate()
  }
}

async function readOutdated(db: Kysely<Schema>): Promise<Outdated[]> {
  return await db
    .selectFrom('customer')
    .select(['id', 'data_version'])
    .where(sql<boolean>`find_version <> data_version`)
    .orderBy('id')
    .limit(CUSTOMERS_AT_A_TIME)
    .execute()
}

async function indexOutdated(trx: Transaction<Schema>, dialect: SqlDialect): Promise<void> {
  // One process at a time, so that a word is not removed while another customer gets it.
  await lockTable(trx, dialect, 'find_part')
  const outdated = await readOutdated(trx)
  if (outdated.length === 0) return
  const ids = outdated.map(({ id }) => id)
  const items = [...(await readPlaces(trx, ids)), ...(await readLoans(trx, ids))]
  const byCustomer = Map.groupBy(items, ({ customerId }) => customerId)
  const now = ids.flatMap((id) =>
    [...listWords(byCustomer.get(id) ?? [])].map((word) => ({ word, customer_id: id })),
  )
  const before = await trx
    .selectFrom('find_word')
    .select(['word', 'customer_id'])
    .where('customer_id', 'in', ids)
    .execute()
  await insertWords(trx, subtract(now, before))
  await removeWords(trx, subtract(before, now))
  // What changes meanwhile has a higher version, and is indexed again.
  for (const { id, data_version } of outdated)
    await trx
      .updateTable('customer')
      .set({ find_version: data_version })
      .where('id', '=', id)
      .execute()
}

interface Word {
  readonly word: string
  readonly customer_id: string
}

function subtract(words: readonly Word[], others: readonly Word[]): Word[] {
  const keyOf = ({ word, customer_id }: Word) => `${customer_id}\n${word}`
  const known = new Set(others.map(keyOf))
  return words.filter((word) => !known.has(keyOf(word)))
}

async function insertWords(trx: Transaction<Schema>, words: readonly Word[]): Promise<void> {
  // In the order of the index, which touches each of its pages once.
  const sorted = words.toSorted((one, other) => (one.word < other.word ? -1 : 1))
  const rows = sorted.map(({ word, customer_id }) => [word, customer_id] as const)
  await insert(trx, 'find_word', { columns: ['word', 'customer_id'], rows })
  for (const chunk of splitIntoChunks([...new Set(sorted.map(({ word }) => word))], 500)) {
    // A word is an ending of itself.
    const known = await sql<{ word: string }>`
      select word from find_part where ${isOneOf(chunk)}`.execute(trx)
    const knownWords = new Set(known.rows.map(({ word }) => word))
    const endings = chunk
      .filter((word) => !knownWords.has(word))
      .flatMap((word) => listEndings(word).map((part) => [part, word] as const))
    await insert(trx, 'find_part', { columns: ['part', 'word'], rows: endings })
  }
}

/** Removes words of customers, and the endings of words that no customer has any more. */
async function removeWords(trx: Transaction<Schema>, words: readonly Word[]): Promise<void> {
  for (const chunk of splitIntoChunks(words, ROWS_PER_STATEMENT / 10)) {
    const rows = chunk.map(({ word, customer_id }) => sql`(${word}, ${customer_id})`)
    await sql`delete from find_word where (word, customer_id) in (values ${sql.join(rows)})`.execute(
      trx,
    )
    await removeUnused(trx, [...new Set(chunk.map(({ word }) => word))])
  }
}

/** Removes the endings of words that no customer has any more; call it while `find_part` is locked. */
export async function removeUnused(
  trx: Transaction<Schema>,
  words: readonly string[],
): Promise<void> {
  const { rows: unused } = await sql<{ word: string }>`
    select word from find_part where ${isOneOf(words)} and not exists (
      select 1 from find_word where find_word.word = find_part.word)`.execute(trx)
  const endings = unused.flatMap(({ word }) =>
    listEndings(word).map((part) => sql`(${part}, ${word})`),
  )
  for (const chunk of splitIntoChunks(endings, ROWS_PER_STATEMENT / 10))
    await sql`delete from find_part where (part, word) in (values ${sql.join(chunk)})`.execute(trx)
}

/** Is true of the words themselves, among their endings. */
function isOneOf(words: readonly string[]): RawBuilder<boolean> {
  return sql`part = word and part in (${sql.join(words)})`
}
