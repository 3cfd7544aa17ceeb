import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { allowUnindexedTexts, rebuildTextIndex } from '../../documents/search/rebuildIndex.ts'
import { CommandError } from '../../platform/command/command.ts'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import { applyMigrations, migrateWithin } from '../../platform/database/migrate.ts'
import { isNoSpace } from '../../platform/database/noSpace.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { mapAhead } from './mapAhead.ts'
import type { Holdings, Part } from './parts.ts'
import { continueNumbering, writeRows } from './rows.ts'
import { type Place, readTables } from './snapshot.ts'
import { storeDocument } from './storeDocument.ts'
import { SummaryBuilder } from './summary.ts'
import { dropTables, listTables } from './tables.ts'
import { requireKnown } from './target.ts'

/** Documents stored at the same time, which hides the latency of remote storage. */
const CONCURRENCY = 4

const DIFFERENT = new CommandError(
  'Was angekommen ist, ist nicht gleich dem, was gelesen wurde; geändert ist nichts. Bitte beginnen Sie noch einmal, und verwenden Sie eine andere Sicherung, wenn es wieder geschieht.',
)

/**
 * Puts holdings into a place, and brings them up to date: their tables are made as they were where the holdings were read, filled
 * and compared row by row, and migrated. Tables that the place has are dropped; documents that it has are kept. The database
 * changes in one transaction, at the end. Where that fails, nothing has changed.
 *
 * @param passed called with each part once it is written
 * @param settle changes what was put into the database, in the same transaction
 */
export async function fillPlace(
  { database: { db, dialect }, storage }: Place,
  { origin, parts }: Holdings,
  passed: (part: Part) => void,
  settle: (trx: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<void> {
  requireKnown(origin)
  const iterator = parts[Symbol.asyncIterator]()
  await db.transaction().execute(async (trx) => {
    const next = await fillTables(trx, dialect, origin.migrations, iterator, passed).catch(explain)
    await storeDocuments(storage, readOn(next, iterator), passed, () => settle(trx))
  })
}

/**
 * Stores the documents among the parts. Where that or what follows fails, those that were not there before are removed.
 *
 * @param then runs once all are stored
 */
export async function storeDocuments(
  storage: Storage,
  parts: AsyncIterable<Part>,
  passed: (part: Part) => void,
  then: () => Promise<void> = async () => {},
): Promise<void> {
  const added: string[] = []
  const store = async (part: Part) => {
    if (part.kind === 'document' && (await storeDocument(storage, part))) added.push(part.key)
    return part
  }
  try {
    for await (const part of mapAhead(parts, CONCURRENCY, store)) passed(part)
    await then()
  } catch (error) {
    for (const key of added) await storage.delete(key).catch(() => undefined)
    throw error
  }
}

/** Fills tables with the parts that are rows, and returns what follows them. */
async function fillTables(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  migrations: readonly string[],
  iterator: AsyncIterator<Part>,
  passed: (part: Part) => void,
): Promise<IteratorResult<Part>> {
  await prepare(trx, dialect, migrations)
  const [given, written] = [new SummaryBuilder(), new SummaryBuilder()]
  let next = await iterator.next()
  for (; !next.done && next.value.kind === 'rows'; next = await iterator.next()) {
    await writeRows(trx, dialect, next.value)
    given.add(next.value)
    passed(next.value)
  }
  for await (const part of readTables(trx, dialect)) written.add(part)
  if (!isDeepStrictEqual(written.finish(), given.finish())) throw DIFFERENT
  for (const table of await listTables(trx, dialect)) await continueNumbering(trx, dialect, table)
  await migrateWithin(trx, dialect)
  await rebuildTextIndex(trx, dialect)
  return next
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

/** Throws what an error means to operators. */
function explain(error: unknown): never {
  const isExplained =
    error instanceof CommandError || error instanceof DatabaseUnavailable || isNoSpace(error)
  if (isExplained || !(error instanceof Error) || 'syscall' in error) throw error
  throw new CommandError(
    `Die Tabellen lassen sich nicht auf den Stand dieser Version bringen (${error.message}); geändert ist nichts. Bitte nehmen Sie die Version von Hausblick, die sie geschrieben hat, und aktualisieren Sie danach.`,
    { cause: error },
  )
}
