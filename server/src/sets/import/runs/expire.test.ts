import {
  applyImportCall,
  examineImportCall,
  listImportDifferencesCall,
  readImportSheetCall,
  sendImportFileCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/databases.ts'
import { oneCustomer } from '../../../testing/import/csv.ts'
import { newImports } from '../../../testing/import/runs.ts'
import { removeOldImports } from './expire.ts'

const DAY_MS = 24 * 60 * 60 * 1000

onEachDatabase('old imports', (newDatabase) => {
  const newImporter = newImports()

  test('keep who did what, and lose what was in their files after 90 days', async () => {
    const database = await newDatabase()
    const { db } = database
    const { start, ask, send, read, reaches } = await newImporter(database)
    const id = await start(oneCustomer)
    const params = { id }
    await ask(examineImportCall, { params })
    await reaches(id, 'checked')
    await ask(applyImportCall, { params, body: { losesMany: false } })
    const { changes } = await reaches(id, 'applied')
    expect(changes.length).toBeGreaterThan(0)
    const left = await start({ 'a.csv': 'a;b' })

    await removeOldImports(db, new Date(Date.now() + 89 * DAY_MS))
    const sheet = { params: { id, number: '1' } }
    expect((await send('operator', readImportSheetCall, sheet)).statusCode).toBe(200)
    expect((await read(left)).state).toBe('open')

    await db.updateTable('import_file').set({ kept_until: new Date().toISOString() }).execute()
    await removeOldImports(db, new Date(Date.now() + 91 * DAY_MS))
    expect((await read(left)).state).toBe('discarded')
    expect((await send('operator', readImportSheetCall, sheet)).statusCode).toBe(404)
    expect((await send('operator', sendImportFileCall, sheet)).statusCode).toBe(410)
    const run = await read(id)
    expect(run.changes).toEqual(changes)
    expect(run.files.map(({ name, isKept }) => ({ name, isKept }))).toContainEqual({
      name: 'portfolio.csv',
      isKept: false,
    })
    // It can still be undone.
    expect((await ask(listImportDifferencesCall, { params })).total).toBeGreaterThan(0)
  }, 120_000)
})
