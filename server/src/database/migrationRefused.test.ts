import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newFolders } from '../testing/folders.ts'
import { runCommandFile, runService } from '../testing/process.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const newFolder = newFolders()

test('service and commands refuse a database that needs a newer version, and say what to do', async () => {
  const folder = await newFolder()
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: `sqlite:${join(folder, 'hausblick.db')}`,
  }
  const database = await openDatabase(environment.DATABASE_URL)
  await migrate(database)
  await sql`insert into migration (name, applied_at) values ('9001_future', '')`.execute(
    database.db,
  )
  await database.db.updateTable('service').set({ needed_migration: '9001_future' }).execute()
  await database.close()
  const ended = [
    await runService(folder, environment).ended,
    await runCommandFile(
      'accounts/invitations/command.ts',
      ['--customer', 'K'],
      folder,
      environment,
    ),
  ]
  for (const { status, stdout, stderr } of ended) {
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      /\nDie Datenbank gehört schon zu einer neueren Version von Hausblick.* Bitte starten Sie die neuere Version\. .*\n$/,
    )
  }
}, 60_000)
