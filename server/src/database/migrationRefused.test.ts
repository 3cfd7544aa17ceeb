import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newDatabaseUrls } from '../testing/databases.ts'
import { newFolders } from '../testing/folders.ts'
import { findFreePort } from '../testing/freePort.ts'
import { runCommandFile, runService } from '../testing/process.ts'
import type { SqlDialect } from './columnTypes.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'

const INVITE = ['accounts/invitations/command.ts', ['--customer', 'K']] as const
const newFolder = newFolders()

describe.each<SqlDialect>(['sqlite', 'postgres'])('a newer database (%s)', (dialect) => {
  const newUrl = newDatabaseUrls(dialect)

  /** Makes a database that a newer version has migrated, and returns the settings of a service on it. */
  async function makeNewer(change: (database: Database) => Promise<unknown>) {
    const environment = { DATABASE_URL: await newUrl(), DATA_DIR: await newFolder() }
    const database = await openDatabase(environment.DATABASE_URL)
    await change(database)
    await sql`insert into migration (name, applied_at) values ('9001_future', '')`.execute(
      database.db,
    )
    await database.close()
    return { ...environment, LOG_LEVEL: 'warn', PORT: await findFreePort() }
  }

  const needing = async (database: Database) => {
    await migrate(database)
    await database.db.updateTable('service').set({ needed_migration: '9001_future' }).execute()
  }
  const foreign = ({ db }: Database) =>
    sql`create table migration (name text primary key, applied_at text not null)`.execute(db)

  test.each([
    ['that this version does not work with', needing],
    ['that has none of the tables of this version', foreign],
  ])('%s is refused by service and commands, which say what to do', async (_, change) => {
    const environment = await makeNewer(change)
    const folder = environment.DATA_DIR
    const ended = [
      await runService(folder, environment).ended,
      await runCommandFile(...INVITE, folder, environment),
    ]
    for (const { status, stdout, stderr } of ended) {
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(
        /^.+\nDie Datenbank gehört schon zu einer neueren Version von Hausblick.*\(Migration 9001_future\)\. Bitte starten Sie die neuere Version\. .*\n$/,
      )
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
