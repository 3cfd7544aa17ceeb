import { setTimeout } from 'node:timers/promises'
import { type Database, openDatabase } from '@hausblick/server/src/database/open.ts'
import { sql } from 'kysely'

const POLL_MS = 500

/** Waits until so many scanned pages have been read, or could not be. */
export async function awaitScans(databaseUrl: string, pages: number): Promise<void> {
  const database = await openDatabase(databaseUrl)
  try {
    while ((await countEnded(database)) < pages) await setTimeout(POLL_MS)
  } finally {
    await database.close()
  }
}

async function countEnded({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from scan_page where state <> 'waiting'`.execute(db)
  return Number(rows[0]?.count)
}
