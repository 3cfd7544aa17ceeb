import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { completeListKeys } from '@hausblick/server/src/documents/listKeys/update.ts'
import { lockCustomers } from '@hausblick/server/src/people/customers/store.ts'
import { migrate } from '@hausblick/server/src/platform/database/migrate.ts'
import { type Database, openDatabase } from '@hausblick/server/src/platform/database/open.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runCommandFile, runService } from '@hausblick/server/src/testing/process.ts'
import { sql } from 'kysely'
import { addPdf } from '../service/addPdf.ts'
import { indexDocuments } from '../service/documents.ts'
import { withFolder } from '../service/folder.ts'
import { importCopies, OWNERS_A_COPY } from '../service/importCopies.ts'

// Measures what customers and documents take on disk, the service in memory, and backups in time; SQLite and a folder.

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE
const COPIES = 50
const CUSTOMERS = OWNERS_A_COPY * COPIES
const ENTRIES = 100_000
const STORED = 512
const STORED_BYTES = 2 * MEGABYTE

const print = (title: string, value: string) =>
  process.stdout.write(`${title.padEnd(40)} ${value.padStart(10)}\n`)

const placeOf = (folder: string) => {
  const file = join(folder, 'hausblick.db')
  return { file, environment: { DATA_DIR: folder, DATABASE_URL: `sqlite:${file}` } }
}

/** Returns the bytes by which the database grows. */
async function growth({ db }: Database, file: string, action: () => Promise<unknown>) {
  const sizeOf = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return (await stat(file)).size
  }
  const before = await sizeOf()
  await action()
  return (await sizeOf()) - before
}

async function printMemory(title: string, folder: string): Promise<void> {
  const { environment } = placeOf(folder)
  const settings = { ...environment, LOG_LEVEL: 'silent', PORT: await findFreePort() }
  const service = runService(folder, settings)
  await service.printed('läuft unter')
  const status = await readFile(`/proc/${service.pid}/status`, 'utf8')
  print(title, `${(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0)} MB`)
  await service.stop()
}

async function storeDocuments(folder: string): Promise<void> {
  const database = await openDatabase(placeOf(folder).environment.DATABASE_URL)
  for (let index = 0; index < STORED; index++)
    await addPdf({ database, folder }, { name: `Nummer ${index}` }, randomBytes(STORED_BYTES))
  await database.close()
}

/** Adds documents of customers with 500 each, without bytes. */
async function indexEntries(database: Database): Promise<void> {
  const customers = Array.from({ length: ENTRIES / 500 }, (_, index) => `K-${100_000 + index}`)
  await database.db.transaction().execute((trx) => lockCustomers(trx, customers))
  for (const id of customers) await indexDocuments(database, id, 500)
  await completeListKeys(database)
}

await withFolder(async (folder) => {
  const { file, environment } = placeOf(folder)
  await printMemory('memory after the start', folder)
  const database = await openDatabase(environment.DATABASE_URL)
  await migrate(database)
  const records = await growth(database, file, () => importCopies(folder, COPIES))
  print('disk: a customer with five units', `${(records / CUSTOMERS / 1024).toFixed(0)} KB`)
  const entries = await growth(database, file, () => indexEntries(database))
  print('disk: a document, besides its bytes', `${(entries / ENTRIES / 1024).toFixed(1)} KB`)
  await database.close()
  await printMemory(`memory with ${ENTRIES} documents`, folder)
})

await withFolder(async (folder) => {
  await printMemory('memory after the start, again', folder)
  await storeDocuments(folder)
  const backup = join(folder, 'backup.tar')
  for (const [title, command, ...args] of [
    ['backup', 'sets/backup/create/command.ts', backup],
    ['restore --verify', 'sets/backup/restore/command.ts', backup, '--verify'],
    ['documents:check', 'documents/check/command.ts'],
  ] as const) {
    const start = performance.now()
    const done = await runCommandFile(command, args, folder, placeOf(folder).environment)
    if (done.status !== 0) throw new Error(done.stderr)
    const rate = (performance.now() - start) / 1000 / ((STORED * STORED_BYTES) / GIGABYTE)
    print(title, `${rate.toFixed(0)} s/GB`)
  }
})
