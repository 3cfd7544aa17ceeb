import { sql } from 'kysely'
import { findNewer } from '../../platform/database/migrate.ts'
import { describeNewer } from '../../platform/database/migrationRefused.ts'
import type { Database } from '../../platform/database/open.ts'
import { broken, type Finding, fine, lookAt } from './finding.ts'
import * as texts from './texts.ts'

/** The oldest PostgreSQL that the service is tested with. */
const OLDEST_POSTGRES = 15

export async function checkDatabase(database: Database): Promise<Finding> {
  const { db } = database
  const { name, version, isTooOld } = await readVersion(database)
  const began = performance.now()
  await sql`update service set id = id`.execute(db)
  const written = texts.databaseWorks(name, version, performance.now() - began)
  if (isTooOld) return broken(written, texts.databaseTooOld(OLDEST_POSTGRES))
  const newer = await findNewer(db)
  return newer === undefined ? fine(written) : lookAt(written, describeNewer(newer))
}

async function readVersion({ db, dialect }: Database) {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
    return { name: 'SQLite', version: rows[0]?.version ?? '', isTooOld: false }
  }
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  // Some name their distribution behind it.
  const version = /^\S*/.exec(rows[0]?.server_version ?? '')?.[0] ?? ''
  return { name: 'PostgreSQL', version, isTooOld: Number.parseInt(version, 10) < OLDEST_POSTGRES }
}
