import {
  readLoansCall,
  readObjectOverviewsCall,
  readObjectsCall,
  readPortfoliosCall,
  readUnitOverviewsCall,
  readUnitsCall,
} from '@hausblick/contract/calls/records.ts'
import { type Database, openDatabase } from '@hausblick/server/src/platform/database/open.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { findFreePort } from '@hausblick/server/src/testing/freePort.ts'
import { runService } from '@hausblick/server/src/testing/process.ts'
import { sql } from 'kysely'
import { withFolder } from '../service/folder.ts'
import { importCopies, OWNERS_A_COPY } from '../service/importCopies.ts'
import { createClient } from '../service/load.ts'
import { withPostgresDatabases } from '../service/postgresDatabases.ts'

// Measures what a PostgreSQL primary has to do for owners: bytes, statements for a look at their figures, and statements a
// second that it answers to one process.

const COPIES = 50
const LOOKS = 200
const AT_ONCE = 32
const SECONDS = 5
const calls = [
  readPortfoliosCall,
  readObjectsCall,
  readObjectOverviewsCall,
  readUnitsCall,
  readUnitOverviewsCall,
  readLoansCall,
]

const print = (title: string, value: number, digits = 0) =>
  process.stdout.write(`${title.padEnd(50)} ${value.toFixed(digits).padStart(8)}\n`)

async function readSize({ db }: Database): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select pg_database_size(current_database())::int8 as size`.execute(db)
  return Number(rows[0]?.size)
}

/** Returns how many statements or transactions have ended, as PostgreSQL counts them a second later. */
async function countEnded({ db }: Database): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const { rows } = await sql<{ ended: number }>`
    select (xact_commit + xact_rollback)::int8 as ended from pg_stat_database
    where datname = current_database()`.execute(db)
  return Number(rows[0]?.ended)
}

async function measureLook(database: Database, folder: string, url: string): Promise<number> {
  const account = { email: 'kunde@example.de', kind: 'customer', customerId: 'K-1-1001' } as const
  const headers = await signIn({ ...database, url }, account)
  const port = await findFreePort()
  const settings = { DATA_DIR: folder, DATABASE_URL: url, PORT: port, REQUESTS_PER_MINUTE: '0' }
  const service = runService(folder, settings)
  const client = createClient()
  try {
    await service.printed('läuft unter')
    const look = async () => {
      for (const { path } of calls) {
        const { status } = await client.call(`http://127.0.0.1:${port}${path}`, headers)
        if (status !== 200) throw new Error(`${path} answers ${status}.`)
      }
    }
    await look()
    const before = await countEnded(database)
    for (let index = 0; index < LOOKS; index++) await look()
    return ((await countEnded(database)) - before) / LOOKS
  } finally {
    client.close()
    await service.stop()
  }
}

/** Returns how many reads of an owner's units are answered in a second. */
async function measureRate({ db }: Database): Promise<number> {
  const start = performance.now()
  let done = 0
  const work = async () => {
    for (; performance.now() < start + SECONDS * 1000; done++) {
      const id = `K-${(done % COPIES) + 1}-1001`
      await db.selectFrom('property').selectAll().where('customer_id', '=', id).execute()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return (done / (performance.now() - start)) * 1000
}

async function measure(folder: string, url: string): Promise<void> {
  const database = await openDatabase(url)
  try {
    const before = await readSize(database)
    await importCopies(folder, COPIES, url)
    const bytes = ((await readSize(database)) - before) / (COPIES * OWNERS_A_COPY)
    print('disk: a customer with five units, KB', bytes / 1024, 1)
    print('statements for a look at the figures', await measureLook(database, folder, url), 1)
    print('reads of an owner’s units a second', await measureRate(database))
  } finally {
    await database.close()
  }
}

await withPostgresDatabases(async (newUrl) =>
  withFolder(async (folder) => measure(folder, await newUrl())),
)
