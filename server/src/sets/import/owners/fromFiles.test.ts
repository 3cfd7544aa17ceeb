import { join } from 'node:path'
import { listImportOwnersCall } from '@hausblick/contract/calls/importOwners.ts'
import {
  checkImportCall,
  decideImportSheetCall,
  discardImportCall,
  examineImportCall,
} from '@hausblick/contract/calls/imports.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/databases.ts'
import { QUELLEN, readMapping } from '../../../testing/import/mapping.ts'
import { newImports } from '../../../testing/import/runs.ts'

onEachDatabase('the list of owners of another program', (newDatabase) => {
  const newImporter = newImports()

  test('is shown with what is asked about it, and nothing is mailed', async () => {
    const database = await newDatabase()
    const { ask, send, start, reaches } = await newImporter(database)
    const id = await start([join(QUELLEN, '4-eigentuemer.csv')])
    const params = { id }
    await ask(examineImportCall, { params })
    await reaches(id, 'mapping')
    const profile = readMapping('eigentuemer')
    await ask(decideImportSheetCall, {
      params: { id, number: '1' },
      body: { use: 'mapping', profile },
    })
    await ask(checkImportCall, { params, body: { without: [], moves: false } })
    const { owners: count } = await reaches(id, 'checked')
    const { owners } = await ask(listImportOwnersCall, { params })
    expect(new Set(owners.filter(({ email }) => email).map((one) => one.customerId)).size).toBe(
      count,
    )
    expect(owners.every(({ state, isCustomer }) => state === 'open' && !isCustomer)).toBe(true)
    expect(owners.filter(({ sharedWith }) => sharedWith.length > 0)).toHaveLength(2)
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    await ask(discardImportCall, { params })
    expect((await send('operator', listImportOwnersCall, { params })).statusCode).toBe(404)
  }, 120_000)
})
