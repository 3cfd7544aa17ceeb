import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { type Database, openDatabase } from '../../platform/database/open.ts'
import { newDatabaseUrls } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { BESTAND } from '../../testing/import/bestand.ts'
import { runImport } from '../../testing/import/runImport.ts'
import {
  countWaitingSessions,
  endWaitingSessions,
  lockTable,
} from '../../testing/postgresSessions.ts'

const newFolder = newFolders()
const newUrl = newDatabaseUrls('postgres')
let administrator: Database
afterAll(() => administrator.close())

test('an import whose database is lost while it writes does not say that nothing was written', async () => {
  const databaseUrl = await newUrl()
  administrator = await openDatabase(databaseUrl)
  await migrate(administrator)
  const unlock = await lockTable(administrator, 'customer')
  const importing = runImport([BESTAND], { dataDir: await newFolder(), databaseUrl })
  await expect.poll(() => countWaitingSessions(administrator)).toBe(1)
  await endWaitingSessions(administrator)
  await unlock()
  const { status, stdout, stderr } = await importing
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    / vollständig geschrieben oder gar nicht; .*\nDie Datenbank antwortet nicht/,
  )
  expect(stderr).not.toContain('nichts geschrieben')
})
