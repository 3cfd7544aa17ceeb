import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newDatabaseUrls } from '../testing/databases.ts'
import { newFolders } from '../testing/folders.ts'
import { findFreePort } from '../testing/freePort.ts'
import { runCommandFile, runService } from '../testing/process.ts'
import type { SqlDialect } from './columnTypes.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'

const newFolder = newFolders()

const REFUSED =
  /^Die Datenbank gehört schon zu einer neueren Version von Hausblick.*\(Migration 9001_future\)\. Bitte starten Sie die neuere Version\. .*$/

/** Opens a database that a newer version has migrated. */
async function openNewer(url: string, change: (database: Database) => Promise<unknown>) {
  const database = await openDatabase(url)
  await change(database)
  await sql`insert into migration (name, applied_at) values ('9001_future', '')`.execute(
    database.db,
  )
  return database
}

const needing = async (database: Database) => {
  await migrate(database)
  await database.db.updateTable('service').set({ needed_migration: '9001_future' }).execute()
}
const foreign = ({ db }: Database) =>
  sql`create table migration (name text primary key, applied_at text not null)`.execute(db)

describe.each<SqlDialect>(['sqlite', 'postgres'])('a newer database (%s)', (dialect) => {
  const newUrl = newDatabaseUrls(dialect)

  test.each([
    ['that this version does not work with', needing],
    ['that has none of the tables of this version', foreign],
  ])('%s is refused', async (_, change) => {
    const database = await openNewer(await newUrl(), change)
    await expect(migrate(database)).rejects.toThrow(REFUSED)
    await database.close()
  })
})

describe('a newer database', () => {
  const newUrl = newDatabaseUrls('sqlite')

  async function makeNewer(change: (database: Database) => Promise<unknown>) {
    const environment = { DATABASE_URL: await newUrl(), DATA_DIR: await newFolder() }
    await (await openNewer(environment.DATABASE_URL, change)).close()
    return { ...environment, LOG_LEVEL: 'warn', PORT: await findFreePort() }
  }

  test('is refused by service and commands, which say what to do', async () => {
    const environment = await makeNewer(needing)
    const folder = environment.DATA_DIR
    const invite = ['--customer', 'K']
    for (const { status, stdout, stderr } of [
      await runService(folder, environment).ended,
      await runCommandFile('accounts/invitations/command.ts', invite, folder, environment),
    ]) {
      expect([status, stdout]).toEqual([1, ''])
      const [first, ...told] = stderr.trimEnd().split('\n')
      expect(first).not.toBe('')
      expect(told.join('\n')).toMatch(REFUSED)
    }
  })

  test('that was only added to is served, and the start says that it is newer', async () => {
    const environment = await makeNewer(migrate)
    const service = runService(environment.DATA_DIR, environment)
    await service.printed('Hausblick läuft unter')
    expect(await service.stop()).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(
        /^Die Datenbank gehört schon zu einer neueren Version von Hausblick \(Migration 9001_future\)\. .*\n$/,
      ),
    })
  })
})
