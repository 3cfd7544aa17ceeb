import { listInvoicesCall } from '@hausblick/contract/calls/invoices.ts'
import { sendYearlyReportCall } from '@hausblick/contract/calls/reports.ts'
import { beforeAll, expect, test } from 'vitest'
import { demoRecords } from '../../operating/demo/ensure.ts'
import { replaceRecords } from '../../records/write.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import { newInvoice, stateInvoice } from '../../testing/invoices.ts'
import { readCsvTables, readPdfText, readSheets } from '../../testing/reports.ts'

onEachDatabase('the invoices of a year', (newDatabase) => {
  const { call, db, add } = useDocuments(newDatabase)

  /** Files a document with what it states. */
  const file = async (
    date: string,
    invoice: Parameters<typeof newInvoice>[0],
    customerId = 'A',
  ) => {
    const bytes = pdf(`${customerId} ${date} ${invoice?.number}`)
    await stateInvoice(db(), bytes, newInvoice({ date, ...invoice }))
    return await add({ customerId, date, type: 'Rechnung', name: `${invoice?.number}`, bytes })
  }

  beforeAll(async () => {
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const [edition, rows] of demoRecords('A', '2026-11-26'))
          await replaceRecords(trx, edition, new Map([['A', rows]]))
      })
    const { number } = await file('2025-06-30', { number: 'R-2', householdShare: 40_000 })
    await db()
      .updateTable('document')
      .set({ expense_kind: 'Instandhaltung' })
      .where('customer_id', '=', 'A')
      .where('number', '=', number)
      .execute()
    await file('2025-07-01', {
      number: 'G-1',
      kind: 'creditNote',
      net: 10_000,
      vat: 1_900,
      gross: 11_900,
    })
    // Some programs state what they credit as negative.
    await file('2025-07-02', {
      number: 'G-2',
      kind: 'creditNote',
      net: -5_000,
      vat: 0,
      gross: -5_000,
    })
    const selfBilled = {
      kind: 'creditNote',
      type: '389',
      net: 2_000,
      vat: 380,
      gross: 2_380,
    } as const
    await file('2025-07-03', { number: 'S-1', precedes: ['R-2', 'R-3'], ...selfBilled })
    await file('2025-08-01', { number: 'C-1', currency: 'CHF', gross: 99_999 })
    await file('2024-12-31', { number: 'ALT' })
    await file('2025-06-30', { number: 'FREMD' }, 'B')
    await add({ customerId: 'A', type: 'Rechnung', name: 'Papier' })
  })

  const listOf = (who: 'a' | 'b' | 'staff', customerId: string) =>
    call(who, { url: listInvoicesCall.path, query: { customerId, year: '2025' } })

  test('are listed with their kinds, and what credits as negative', async () => {
    const rows = listInvoicesCall.reply.parse((await listOf('a', 'A')).json())
    expect(rows.map(({ number, kind, gross }) => [number, kind, gross])).toEqual([
      ['R-2', 'Instandhaltung', 124_000],
      ['G-1', null, -11_900],
      ['G-2', null, -5_000],
      ['S-1', null, 2_380],
      ['C-1', null, 99_999],
    ])
    expect((await listOf('b', 'A')).statusCode).toBe(403)
  })

  test('stand in the yearly report, and their sums in euros', async () => {
    const read = async (format: string) => {
      const query = { customerId: 'A', year: '2025', format }
      const reply = await call('a', { url: sendYearlyReportCall.path, query })
      expect(reply.statusCode).toBe(200)
      return reply.rawPayload
    }
    const text = await readPdfText(await read('pdf'))
    expect(text).toContain(
      '30.06.2025 Müller GmbH, R-2 Instandhaltung 1.042,02 197,98 1.240,00 400,00',
    )
    expect(text).toContain('02.07.2025 Müller GmbH, G-2 −50,00 0,00 −50,00')
    expect(text).toContain('03.07.2025 Müller GmbH, S-1, zu R-2, R-3 20,00')
    expect(text).toContain('Summe 912,02 182,78 1.094,80 400,00')
    const [, ...rows] = (await readCsvTables(await read('csv'))).get('E-Rechnungen') ?? []
    expect(rows.map((row) => [row[2], row[7], row[8], row[10]])).toEqual([
      ['R-2', '1240,00', 'EUR', ''],
      ['G-1', '-119,00', 'EUR', ''],
      ['G-2', '-50,00', 'EUR', ''],
      ['S-1', '23,80', 'EUR', 'R-2, R-3'],
      ['C-1', '999,99', 'CHF', ''],
    ])
    expect((await readSheets(await read('xlsx'))).get('E-Rechnungen')).toHaveLength(6)
  })
})
