import { importCall } from '@hausblick/contract/calls/programImports.ts'
import { expect, test, vi } from 'vitest'
import { lockCustomers } from '../../people/customers/store.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { findFreePort } from '../../testing/freePort.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { runPatientService } from '../../testing/process.ts'
import { addProgram } from '../../testing/programs.ts'

onEachDatabase('a service killed while it imports for a program', (newDatabase) => {
  const newFolder = newFolders()

  test('goes on by the same order, and has then written once', async () => {
    const [database, folder] = [await newDatabase(), await newFolder()]
    const { db } = database
    await db.transaction().execute((trx) => lockCustomers(trx, ['A']))
    const program = await addProgram(database, { purpose: 'import' })
    /** Starts the service, and gives it the order of the night. */
    const order = async () => {
      const port = await findFreePort()
      const environment = { DATA_DIR: folder, DATABASE_URL: database.url, PORT: port }
      const service = runPatientService(folder, { ...environment, LOG_LEVEL: 'silent' })
      await service.printed('Hausblick läuft')
      const body = new FormData()
      body.append('mode', 'write')
      const csv = csvOf(portfolioKind, [{ customerid: 'A', portfoliovalue: '1.000,00' }])
      body.append('file', new File([csv], 'Bestand.csv'))
      const headers = { ...program, 'idempotency-key': 'heute' }
      const url = `http://127.0.0.1:${port}${importCall.path}`
      // Broken off where the service is killed.
      const answer = fetch(url, { method: 'POST', headers, body }).catch(() => null)
      return { service, answer }
    }
    const runs = () => db.selectFrom('import_run').select(['id', 'state']).execute()
    const reaches = (state: string) =>
      vi.waitFor(async () => expect(await runs()).toMatchObject([{ state }]), {
        timeout: 90_000,
        interval: 5,
      })

    for (const state of ['examining', 'checking', 'applying']) {
      const { service, answer } = await order()
      await reaches(state)
      await service.kill()
      expect(await answer).toBeNull()
      // The claim of the dead ends by itself after half a minute.
      await db.updateTable('import_run').set({ due_at: new Date().toISOString() }).execute()
    }
    const [begun] = await runs()
    const last = await order()
    await reaches('applied')
    expect(await (await last.answer)?.json()).toMatchObject({ id: begun?.id })
    await last.service.stop()
    const lines = db.selectFrom('audit_entry').select('number').where('action', '=', 'imported')
    expect(await lines.execute()).toHaveLength(1)
    const stored = db.selectFrom('portfolio').select('customer_id').where('customer_id', '=', 'A')
    expect(await stored.execute()).toHaveLength(1)
  }, 300_000)
})
