import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addCustomer } from '../../people/customers/store.ts'
import { openDatabase } from '../../platform/database/open.ts'
import { callCommand } from '../../testing/callCommand.ts'
import { databaseOf, listDocumentFiles, newDataFolders, SECRET } from '../../testing/dataFolders.ts'
import { run as runCommand } from './command.ts'

const newData = newDataFolders()

const run = (folder: string, keepYears: string, ...args: readonly string[]) =>
  callCommand(runCommand, args, folder, { DATA_DIR: folder, SECRET, KEEP_YEARS: keepYears })

async function customersOf(folder: string): Promise<string[]> {
  const database = await openDatabase(databaseOf(folder))
  const rows = await database.db.selectFrom('customer').select('id').execute()
  await database.close()
  return rows.map(({ id }) => id)
}

test('deletes a customer, what must be kept excepted, and says so', async () => {
  const folder = await newData()
  const dry = await run(folder, '*=8', '--customer', 'K-1', '--dry-run')
  expect(dry).toMatchObject({ status: 0, stderr: '' })
  expect(dry.stdout).toContain('Beim Löschen des Kunden K-1 geschieht Folgendes:')
  const unsure = await run(folder, '*=8', '--customer', 'K-1')
  expect(unsure.status).toBe(1)
  expect(unsure.stderr).toContain('--yes')
  expect(await customersOf(folder)).toEqual(['K-1'])
  const files = (await listDocumentFiles(folder)).length

  const done = await run(folder, '*=8', '--customer', 'K-1', '--yes')
  expect(done).toMatchObject({ status: 0, stderr: '' })
  expect(await customersOf(folder)).toEqual([])
  expect(done.stdout).toMatch(
    /^ {2}Dokumente der Art Rechnung: \d+ gelöscht, \d+ gesperrt, die letzte bis 31\.12\.20\d\d$/m,
  )
  expect(done.stdout).toMatch(/^ {2}Dokumente der Art Energieausweis: \d+ gelöscht$/m)
  expect(done.stdout).toContain('Nichts gefunden.')
  const left = (await listDocumentFiles(folder)).length
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(files)

  const again = await run(folder, '*=8', '--customer', 'K-1', '--yes')
  expect(again.status).toBe(0)
  expect(again.stdout).toContain('gibt es nicht, oder nicht mehr')
})

test('finds what is left elsewhere', async () => {
  const folder = await newData()
  const database = await openDatabase(databaseOf(folder))
  await database.db.transaction().execute((trx) => addCustomer(trx, 'Zweisel-77'))
  await database.db
    .insertInto('page_view')
    .values({ day: '2025-01-01', route: '/zweisel-77', views: 1 })
    .execute()
  await database.close()
  const found = await run(folder, '*=0', '--customer', 'Zweisel-77', '--yes')
  expect(found.status).toBe(2)
  expect(found.stderr).toBe(
    `Gefunden: zweisel-77 in Tabelle page_view\nGefunden: zweisel-77 in ${join(folder, 'hausblick.db')}\n`,
  )
  expect(await customersOf(folder)).toEqual(['K-1'])
})
