import {
  applyImportCall,
  examineImportCall,
  listImportsCall,
  startImportCall,
} from '@hausblick/contract/calls/imports.ts'
import { readStaffRightsCall, setStaffRightCall } from '@hausblick/contract/calls/staff.ts'
import { expect, test } from 'vitest'
import { STAFF } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { oneCustomer } from '../../../testing/import/csv.ts'
import { readRecordTables } from '../../../testing/import/importing.ts'
import { newImports } from '../../../testing/import/runs.ts'
import { claimImport, renewClaim } from './claim.ts'
import type { ImportState } from './states.ts'
import { startRun } from './store.ts'

onEachDatabase('the work on imports', (newDatabase) => {
  const newImporter = newImports('as the service does')

  test('is given up after some attempts, and has then written nothing', async () => {
    const database = await newDatabase()
    const { start, ask, reaches } = await newImporter(database)
    const id = await start(oneCustomer)
    const params = { id }
    await ask(examineImportCall, { params })
    await reaches(id, 'checked')
    const before = await readRecordTables(database)
    // What nobody writes makes the step fail after its data are written.
    await database.db.updateTable('import_run').set({ checked: 'broken' }).execute()
    await ask(applyImportCall, { params, body: { losesMany: false } })
    await expect
      .poll(
        async () =>
          await database.db.selectFrom('import_run').select(['state', 'message']).execute(),
        { timeout: 90_000, interval: 500 },
      )
      .toEqual([{ state: 'failed', message: expect.stringContaining('nichts geschrieben') }])
    expect(await readRecordTables(database)).toEqual(before)
  }, 120_000)

  test('is not ended where it has just ended itself', async () => {
    const { db } = await newDatabase()
    await startRun(db, { kind: 'operator', issuer: '', subject: '', email: '' })
    const set = (state: ImportState, claim: string | null) =>
      db.updateTable('import_run').set({ state, claim }).execute()
    await set('checking', null)
    const claimed = await claimImport(db)
    if (!claimed) throw new Error('Nothing was claimed.')
    const isOurs = () => renewClaim(db, claimed, null)
    expect(await isOurs()).toBe(true)
    const ends = [
      ['checked', null, true],
      ['applying', 'another', true],
      ['checking', 'another', false],
      ['discarded', null, false],
    ] as const
    for (const [state, claim, expected] of ends) {
      await set(state, claim)
      expect(await isOurs(), state).toBe(expected)
    }
  })

  test('goes on in the next process of the service', async () => {
    const database = await newDatabase()
    const first = await newImporter(database)
    const id = await first.start(oneCustomer)
    await first.ask(examineImportCall, { params: { id } })
    await first.app.close()
    const next = await newImporter(database, { DATA_DIR: first.folder }, first.headers)
    await next.reaches(id, 'checked')
  }, 120_000)

  test('is open to staff where an operator has allowed it, and told to others', async () => {
    const database = await newDatabase()
    const { send, ask, read } = await newImporter(database)
    expect((await send('staff', startImportCall, {})).statusCode).toBe(403)
    expect(await ask(readStaffRightsCall, {}, 'staff')).toMatchObject({ import: false })
    await ask(setStaffRightCall, { body: { right: 'import', allowed: true } })
    const { id } = await ask(startImportCall, {}, 'staff')
    const own = await ask(startImportCall, {})
    const { others, isOwn } = await read(own.id)
    expect(isOwn).toBe(true)
    expect(others).toMatchObject([{ by: STAFF, state: 'open' }])
    expect((await ask(listImportsCall, {})).imports.map((run) => run.id).toSorted()).toEqual(
      [id, own.id].toSorted(),
    )
    await ask(setStaffRightCall, { body: { right: 'import', allowed: false } })
    expect((await send('staff', listImportsCall, {})).statusCode).toBe(403)
    const lines = await database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('action', '=', 'settingsChanged')
      .execute()
    expect(lines).toHaveLength(2)
  }, 60_000)
})
