import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { run as invite } from '../../people/accounts/invitations/command.ts'
import { callCommand } from '../../testing/callCommand.ts'
import { newDatabaseUrls } from '../../testing/databases.ts'
import { databaseOf } from '../../testing/dataFolders.ts'
import { newFolders } from '../../testing/folders.ts'
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

test('commands say what to do about a newer database', async () => {
  const folder = await newFolder()
  await (await openNewer(databaseOf(folder), needing)).close()
  const args = ['--customer', 'K']
  const { status, stdout, stderr } = await callCommand(invite, args, folder, { DATA_DIR: folder })
  expect([status, stdout]).toEqual([1, ''])
  const [first, ...told] = stderr.trimEnd().split('\n')
  expect(first).not.toBe('')
  expect(told.join('\n')).toMatch(REFUSED)
})
