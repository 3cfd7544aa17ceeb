import { sql, type Transaction } from 'kysely'
import type { SqlDialect } from '../database/columnTypes.ts'
import { applyMigrations } from '../database/migrate.ts'
import type { Schema } from '../database/tables/schema.ts'
import { allowUnindexedTexts, rebuildTextIndex } from '../documents/search/rebuildIndex.ts'
import type { Storage } from '../storage/storage.ts'
import { mapAhead } from './mapAhead.ts'
import type { Holdings, Part } from './parts.ts'
import { continueNumbering, writeRows } from './rows.ts'
import type { Place } from './snapshot.ts'
import { storeDocument } from './storeDocument.ts'
import { dropTables, listTables } from './tables.ts'

/** Documents stored at the same time, which hides the latency of remote storage. */
const CONCURRENCY = 4

/**
 * Puts holdings into a place, with the tables as they were where the holdings were read. Tables that it has are dropped;
 * documents that it has are kept. The database changes in one transaction, at the end.
 *
 * @param passed called with each part once it is written
 * @param finish changes what was put into the database, in the same transaction
 */
export async function fillPlace(
  { database: { db, dialect }, storage }: Place,
  { origin, parts }: Holdings,
  passed: (part: Part) => void,
  finish: (trx: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<void> {
  const iterator = parts[Symbol.asyncIterator]()
  await db.transaction().execute(async (trx) => {
    await prepare(trx, dialect, origin.migrations)
    let next = await iterator.next()
    for (; !next.done && next.value.kind === 'rows'; next = await iterator.next()) {
      await writeRows(trx, dialect, next.value)
      passed(next.value)
    }
    for (const table of await listTables(trx, dialect)) await continueNumbering(trx, dialect, table)
    await rebuildTextIndex(trx, dialect)
    await storeDocuments(storage, readOn(next, iterator), passed)
    await finish(trx)
  })
}

/** Stores the documents among the parts. */
export async function storeDocuments(
  storage: Storage,
  parts: AsyncIterable<Part>,
  passed: (part: Part) => void,
): Promise<void> {
  const store = async (part: Part) => {
    if (part.kind === 'document') await storeDocument(storage, part)
    return part
  }
  for await (const part of mapAhead(parts, CONCURRENCY, store)) passed(part)
}

/** Makes the tables, empty: some migrations insert rows. */
async function prepare(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  migrations: readonly string[],
): Promise<void> {
  // The transaction waits while documents are copied.
  if (dialect === 'postgres')
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
  await dropTables(trx, dialect)
  await applyMigrations(trx, dialect, migrations)
  await allowUnindexedTexts(trx, dialect)
  const tables = await listTables(trx, dialect)
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx)
}

async function* readOn<Item>(
  first: IteratorResult<Item>,
  iterator: AsyncIterator<Item>,
): AsyncGenerator<Item> {
  for (let next = first; !next.done; next = await iterator.next()) yield next.value
}
