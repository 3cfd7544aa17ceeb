import { join } from 'node:path'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  readReportRunCall,
  releaseReportsCall,
  startReportRunCall,
} from '@hausblick/contract/calls/reports.ts'
import { expect, test, vi } from 'vitest'
import { lockCustomers } from '../../../people/customers/store.ts'
import { openStorage } from '../../../platform/storage/open.ts'
import { inYears } from '../../../records/editions.ts'
import { portfolioKind } from '../../../records/kinds/portfolio.ts'
import { replaceRecords } from '../../../records/write.ts'
import { signIn } from '../../../testing/accounts.ts'
import { STAFF } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { findFreePort } from '../../../testing/freePort.ts'
import { runPatientService } from '../../../testing/process.ts'
import { SAMPLE_YEAR, sampleMonths } from '../../../testing/sampleRow.ts'

const CUSTOMERS = Array.from({ length: 40 }, (_, index) => `K-${String(index).padStart(2, '0')}`)

onEachDatabase('services killed while they release reports', (newDatabase) => {
  const newFolder = newFolders()

  test('leave to the next ones what they have not done, and do nothing twice', async () => {
    const database = await newDatabase()
    const folder = await newFolder()
    const { db } = database
    await db.transaction().execute(async (trx) => {
      await lockCustomers(trx, CUSTOMERS)
      const months = [sampleMonths()]
      const rows = CUSTOMERS.map(
        (customerid) => [customerid, [{ row: { customerid }, months }]] as const,
      )
      await replaceRecords(trx, inYears(portfolioKind, [SAMPLE_YEAR]), new Map(rows))
    })
    const headers = await signIn(database, { email: STAFF, kind: 'staff' })
    const environmentOf = async () => ({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      STAFF_EMAILS: STAFF,
      LOG_LEVEL: 'silent',
      DEMO_CUSTOMER_ID: 'K-00',
      PORT: await findFreePort(),
    })
    const startService = async () => {
      const environment = await environmentOf()
      const service = runPatientService(folder, environment)
      await service.printed('läuft unter')
      return { service, base: `http://127.0.0.1:${environment.PORT}` }
    }
    const ask = async (url: string, body?: object) => {
      const reply = await fetch(url, {
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      expect(reply.status).toBe(200)
      return await reply.json()
    }
    const countIn = async (...states: string[]) => {
      const rows = await db.selectFrom('report').select('state').execute()
      return rows.filter(({ state }) => states.includes(state)).length
    }

    const first = await startService()
    const second = await startService()
    const { id } = startReportRunCall.reply.parse(
      await ask(first.base + startReportRunCall.path, { year: 2025 }),
    )
    await vi.waitFor(async () => expect(await countIn('made')).toBe(CUSTOMERS.length - 1), 120_000)
    const params = { id }
    await ask(first.base + addressOf(releaseReportsCall, { params }), { notifies: false })
    await vi.waitFor(async () => expect(await countIn('released')).toBeGreaterThan(3), {
      timeout: 60_000,
      interval: 10,
    })
    await Promise.all([first.service.kill(), second.service.kill()])
    const left = await countIn('releasing')
    expect(left).toBeGreaterThan(0)

    // The claims of the dead end by themselves after some minutes.
    await db
      .updateTable('report')
      .set({ due_at: new Date().toISOString() })
      .where('state', '=', 'releasing')
      .execute()
    const [third, fourth] = [await startService(), await startService()]
    await vi.waitFor(async () => expect(await countIn('releasing')).toBe(0), {
      timeout: 60_000,
      interval: 50,
    })
    const { run } = readReportRunCall.reply.parse(
      await ask(third.base + addressOf(readReportRunCall, { params })),
    )
    expect(run.counts).toEqual([{ state: 'released', count: CUSTOMERS.length - 1 }])
    for (const { service } of [third, fourth]) expect((await service.stop()).status).toBe(0)

    const documents = await db
      .selectFrom('document')
      .select(['customer_id', 'storage_key'])
      .where('type', '=', 'Jahresübersicht')
      .execute()
    expect(documents.map(({ customer_id }) => customer_id).toSorted()).toEqual(CUSTOMERS.slice(1))
    const storage = await openStorage({ kind: 'disk', folder: join(folder, 'documents') })
    const stored = new Set<string>()
    for await (const { key } of storage.list()) stored.add(key)
    await storage.close()
    for (const { storage_key } of documents) expect(stored).toContain(storage_key)
  }, 300_000)
})
