import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { downloadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { changeRemindersCall } from '@hausblick/contract/calls/reminders.ts'
import {
  listReportRunsCall,
  readReportRunCall,
  releaseReportsCall,
  sendReportDraftCall,
  startReportRunCall,
} from '@hausblick/contract/calls/reports.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { expect, test, vi } from 'vitest'
import { inYears } from '../../../records/editions.ts'
import { portfolioKind } from '../../../records/kinds/portfolio.ts'
import { replaceRecords } from '../../../records/write.ts'
import { quickLimits } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import { noMails } from '../../../testing/mails.ts'
import { readPdfText } from '../../../testing/reports.ts'
import { sampleMonths } from '../../../testing/sampleRow.ts'
import { removeOldReports } from './store.ts'

onEachDatabase('reports that staff make', (newDatabase) => {
  const documents = useDocuments(newDatabase, { mailPauses: noMails, limits: quickLimits })
  const { call, db, list } = documents

  async function store(customerId: string, income: string): Promise<void> {
    const months = sampleMonths({ income: [null, null, money.read(income)] }, null)
    const rows = [{ row: { customerid: customerId }, months: [months] }]
    const edition = inYears(portfolioKind, [months.year])
    await db()
      .transaction()
      .execute((trx) => replaceRecords(trx, edition, new Map([[customerId, rows]])))
  }

  async function start(body: object): Promise<{ id: string; count: number }> {
    const { path: url, reply: started } = startReportRunCall
    const reply = await call('staff', { method: 'POST', url, payload: body })
    return started.parse(reply.json())
  }

  async function read(id: string) {
    const reply = await call('staff', { url: addressOf(readReportRunCall, { params: { id } }) })
    return readReportRunCall.reply.parse(reply.json())
  }

  /** Waits until nothing of a run is waiting, and returns its reports' states by customer. */
  async function settled(id: string): Promise<Record<string, string>> {
    return await vi.waitFor(
      async () => {
        const { reports } = await read(id)
        const states = reports.map(({ customerId, state }) => [customerId, state] as const)
        for (const [, state] of states) expect(['waiting', 'releasing']).not.toContain(state)
        return Object.fromEntries(states)
      },
      { timeout: 20_000, interval: 50 },
    )
  }

  const release = (id: string, payload: object) =>
    call('staff', {
      method: 'POST',
      url: addressOf(releaseReportsCall, { params: { id } }),
      payload,
    })
  const countReminders = async () =>
    (await db().selectFrom('reminder').select('id').where('kind', '=', 'report').execute()).length
  const named = async (customerId: string) => {
    const rows = await db()
      .selectFrom('document')
      .select(['name', 'type', 'uploaded_by_email'])
      .where('customer_id', '=', customerId)
      .orderBy('number')
      .execute()
    return rows.filter(({ type }) => type === 'Jahresübersicht').map(({ name }) => name)
  }

  test('are made for all but the demo, looked at, and released with a mail', async () => {
    await store('A', '1.234,56')
    const { id, count } = await start({ year: 2025 })
    expect(count).toBe(2)
    expect(await settled(id)).toEqual({ A: 'made', B: 'empty' })

    const url = sendReportDraftCall.path.replace(':id', id)
    const draft = await call('staff', { url, query: { customerId: 'A' } })
    expect(draft.headers['content-type']).toBe('application/pdf')
    expect(await readPdfText(draft.rawPayload)).toContain('März 1.234,56')
    expect((await call('staff', { url, query: { customerId: 'B' } })).statusCode).toBe(404)
    expect(await named('A')).toEqual([])

    // What staff have looked at is released, whatever is imported meanwhile.
    await store('A', '9.999,99')
    const released = await release(id, { notifies: true })
    expect(released.json()).toEqual({ count: 1 })
    expect(await settled(id)).toEqual({ A: 'released', B: 'empty' })
    expect(await named('A')).toEqual(['Jahresübersicht 2025'])
    const [row] = (await list('a')).filter(({ name }) => name.includes('Jahresübersicht'))
    const query = { fileUrl: row?.downloadUrl ?? '' }
    const file = await call('a', { url: downloadDocumentCall.path, query })
    expect(await readPdfText(file.rawPayload)).toContain('März 1.234,56')

    expect((await release(id, { notifies: true })).statusCode).toBe(409)
    expect(await countReminders()).toBe(1)
    const lines = readAuditCall.reply
      .parse((await call('operator', { url: readAuditCall.path })).json())
      .lines.filter(({ action }) => action === 'reportReleased' || action === 'reportsMade')
    expect(lines).toMatchObject([
      {
        action: 'reportReleased',
        actor: 'staff',
        customerId: 'A',
        details: { year: '2025', document: expect.stringContaining('Jahresübersicht 2025') },
      },
      { action: 'reportsMade', actor: 'staff', details: { year: '2025', count: '2' } },
    ])
  }, 30_000)

  test('may be made again, and then say as of when they are; announced only to those who asked', async () => {
    await store('A', '1.000,00')
    const before = await countReminders()
    const { id, count } = await start({ year: 2025, customerId: 'A' })
    expect(count).toBe(1)
    expect(await settled(id)).toEqual({ A: 'made' })
    await release(id, { customerId: 'A', notifies: false })
    expect(await settled(id)).toEqual({ A: 'released' })
    const names = await named('A')
    expect(names).toHaveLength(2)
    expect(names[1]).toMatch(/^Jahresübersicht 2025 \(Stand \d\d\.\d\d\.\d{4}\)$/)
    expect(await countReminders()).toBe(before)

    await call('a', {
      method: 'PATCH',
      url: changeRemindersCall.path,
      payload: { kind: 'report', isOn: true },
    })
    const again = await start({ year: 2025, customerId: 'A' })
    await settled(again.id)
    await release(again.id, { notifies: false })
    await settled(again.id)
    expect(await countReminders()).toBe(before + 1)
  }, 30_000)

  test('are listed newest first, and refused for what does not exist', async () => {
    const kept = { customer_id: 'A', kind: 'portfolio', item_id: '' } as const
    const later = [
      { ...kept, year: 2027, income_01: 0 },
      { ...kept, year: 2026, expenses_12: 1 },
      { ...kept, year: 2024, income_01: 1 },
    ]
    await db().insertInto('cash_flow').values(later).execute()
    const reply = await call('staff', { url: listReportRunsCall.path })
    const { runs, newestYear } = listReportRunsCall.reply.parse(reply.json())
    expect(newestYear).toBe(2026)
    expect(runs.map(({ customerId }) => customerId)).toEqual(['A', 'A', null])
    expect(runs[2]?.counts).toEqual([
      { state: 'empty', count: 1 },
      { state: 'released', count: 1 },
    ])
    const unknown = { params: { id: 'unknown' } }
    expect((await call('staff', { url: addressOf(readReportRunCall, unknown) })).statusCode).toBe(
      404,
    )
    expect((await release('unknown', { notifies: true })).statusCode).toBe(404)
    const nobody = { year: 2025, customerId: 'Z' }
    const refused = await call('staff', {
      method: 'POST',
      url: startReportRunCall.path,
      payload: nobody,
    })
    expect(refused.statusCode).toBe(404)
  })

  test('are deleted after 90 days unless released', async () => {
    const { id } = await start({ year: 2025 })
    expect(await settled(id)).toEqual({ A: 'made', B: 'empty' })
    const states = async () =>
      (await db().selectFrom('report').select('state').orderBy('state').execute()).map(
        ({ state }) => state,
      )
    await removeOldReports(db(), new Date(Date.now() + 89 * 24 * 60 * 60 * 1000))
    expect(await states()).toEqual(['empty', 'empty', 'made', 'released', 'released', 'released'])
    await removeOldReports(db(), new Date(Date.now() + 91 * 24 * 60 * 60 * 1000))
    expect(await states()).toEqual(['released', 'released', 'released'])
    expect(
      (await call('staff', { url: addressOf(readReportRunCall, { params: { id } }) })).statusCode,
    ).toBe(404)
  })
})
