import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sendYearlyReportCall } from '@hausblick/contract/calls/reports.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { writeNames } from '../../people/customers/names.ts'
import type { App } from '../../platform/http/service.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, STAFF } from '../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { BESTAND, BESTAND_2024, KINDS, LOANS } from '../../testing/import/bestand.ts'
import { readCsvTables, readPdfText, readSheets } from '../../testing/reports.ts'
import { importFiles } from '../import/importFiles.ts'

/** The months of a portfolio, object or unit in euros, calculated independently of this project. */
const months = z.object({ income: z.array(z.number()), expenses: z.array(z.number()) })
const figures = z.record(z.string(), months)
const of2025 = z
  .record(z.string(), z.object({ portfolio: months, objects: figures, units: figures }))
  .parse(JSON.parse(readFileSync(join(BESTAND, 'expected.json'), 'utf8')))
const of2024 = z
  .record(z.string(), z.object({ portfolio: months, object: figures, property: figures }))
  .parse(JSON.parse(readFileSync(join(BESTAND_2024, 'expected.json'), 'utf8')))

/** The figures of each customer and year that has any. */
const expected = [
  ...Object.entries(of2025).map(([id, said]) => ({ id, year: 2025, ...said })),
  ...Object.entries(of2024).map(([id, { portfolio, object: objects, property: units }]) => {
    return { id, year: 2024, portfolio, objects, units }
  }),
].filter(({ portfolio, objects, units }) =>
  [portfolio, ...Object.values(objects), ...Object.values(units)].some(hasValue),
)

function hasValue({ income, expenses }: Months): boolean {
  return [...income, ...expenses].some((euros) => euros !== 0)
}

type Months = z.infer<typeof months>

const cents = (euros: number) => Math.round(euros * 100)
const twoDecimals = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })
const german = (euros: number) => twoDecimals.format(euros).replace('-', '−')
const sum = (amounts: readonly number[]) => amounts.reduce((all, euros) => all + cents(euros), 0)

/** Returns the amounts of each month and their sums in cents: income, expenses, surplus. */
function amountsOf({ income, expenses }: Months): number[][] {
  const last = income.findLastIndex((euros, index) => euros !== 0 || expenses[index] !== 0)
  const rows = income.slice(0, last + 1).map((euros, index) => {
    const spent = expenses[index] ?? 0
    return [cents(euros), cents(spent), cents(euros) - cents(spent)]
  })
  const [all, spent] = [sum(income), sum(expenses)]
  return [...rows, [all, spent, all - spent]]
}

onEachDatabase('the yearly report', (newDatabase) => {
  const newApp = newApps()
  let app: App
  let headers: { authorization: string }
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
    await importFiles(database, [BESTAND, LOANS, KINDS])
    await importFiles(database, [BESTAND_2024])
    app = await newApp(database)
    headers = await signIn(database, { email: STAFF, kind: 'staff' })
  })

  async function read(customerId: string, year: number, format: string): Promise<Buffer> {
    const query = { customerId, year: String(year), format }
    const reply = await app.inject({ url: sendYearlyReportCall.path, query, headers })
    expect(reply.statusCode).toBe(200)
    return reply.rawPayload
  }

  test('without an operator names nobody invented on its cover', async () => {
    const environment = { PUBLIC_URL: 'https://haus.example' }
    const nameless = await newApp(database, { environment })
    const query = { customerId: 'K-1001', year: '2025', format: 'pdf' }
    const reply = await nameless.inject({ url: sendYearlyReportCall.path, query, headers })
    const cover = (await readPdfText(reply.rawPayload)).slice(0, 400)
    expect(cover).toContain('Hausverwaltung')
    expect(cover).not.toMatch(/Hausblick Verwaltung|Am Speicher|5550|kontakt@| · |, \d/)
  })

  test.each(expected)('$year of $id has the same cents in each format', async (said) => {
    const { id, year } = said
    const pdf = await readPdfText(await read(id, year, 'pdf'))
    const sheets = await readSheets(await read(id, year, 'xlsx'))
    const tables = await readCsvTables(await read(id, year, 'csv'))
    expect([...sheets.keys()]).toEqual([...tables.keys()])

    const all = [said.portfolio, ...Object.values(said.objects), ...Object.values(said.units)]
    const names = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August']
    const further = ['September', 'Oktober', 'November', 'Dezember']
    for (const one of all.filter(hasValue))
      for (const [index, row] of amountsOf(one).entries()) {
        const isSum = index === amountsOf(one).length - 1
        const name = isSum ? 'Summe' : [...names, ...further][index]
        const line = [name, ...row.map((amount) => german(amount / 100))].join(' ')
        expect(pdf).toContain(line)
      }

    for (const [, , , kind, ...all] of (tables.get('Nach Arten') ?? []).slice(1)) {
      const shown = all.map((text) => (text === '' ? '–' : german((money.read(text) ?? 0) / 100)))
      expect(pdf).toContain([kind, ...shown].join(' '))
    }

    const loans = (tables.get('Kredite') ?? []).slice(1)
    const columns = ['H', 'I', 'J']
    for (const [index, loan] of loans.entries()) {
      const [interest, principal, balance] = loan.slice(7, 10).map((text) => money.read(text))
      const shown = [interest, principal, balance].map((amount) =>
        amount === null || amount === undefined ? '–' : german(amount / 100),
      )
      const day = balance === null ? [] : [`am ${loan[10]}`]
      expect(pdf).toContain([...shown, ...day, loan[11]].join(' '))
      const row = sheets.get('Kredite')?.[index + 1]
      expect(columns.map((at) => row?.get(at)?.value ?? null)).toEqual(
        [interest, principal, balance].map((amount) => (amount ?? null) && Number(amount) / 100),
      )
    }

    const named = [
      ...Object.entries(said.objects).map(
        ([key, of]) => ['Objekte nach Monaten', key, of] as const,
      ),
      ...Object.entries(said.units).map(
        ([key, of]) => ['Einheiten nach Monaten', key, of] as const,
      ),
    ]
    for (const [table, key, of] of named) {
      const wanted = amountsOf(of).slice(0, -1)
      const csv = (tables.get(table) ?? []).filter(([number]) => number === key)
      const read = csv.map((row) => row.slice(3).map((text) => money.read(text)))
      expect(read.slice(0, wanted.length)).toEqual(wanted)
      const sheet = (sheets.get(table) ?? []).filter((row) => row.get('A')?.value === key)
      const cells = sheet.map((row) => ['D', 'E', 'F'].map((at) => row.get(at)?.value))
      expect(cells.slice(0, wanted.length)).toEqual(
        wanted.map((row) => row.map((amount) => amount / 100)),
      )
    }
  })

  test('adds the kinds up to the totals', async () => {
    const tables = await readCsvTables(await read('K-1003', 2025, 'csv'))
    const kinds = (tables.get('Nach Arten') ?? []).slice(1)
    const totals = [...(tables.get('Objekte') ?? []), ...(tables.get('Einheiten') ?? [])]
    for (const [id, , , , ...amounts] of totals.filter(([first]) => /^K-/.test(first ?? '')))
      for (const [index, flow] of ['income', 'expenses'].entries()) {
        const ofItem = kinds.filter(([, number]) => number === id)
        const cents = ofItem.map((row) => money.read(row[4 + index] ?? '') ?? 0)
        const added = cents.reduce((all, amount) => all + amount, 0)
        expect([id, flow, added]).toEqual([id, flow, money.read(amounts[index] ?? '')])
      }
    expect(kinds.length).toBeGreaterThan(10)
  })

  test('addresses the owner by name in each format; without one, by email address', async () => {
    const named = async (owner: string) => {
      expect(await readPdfText(await read('K-1001', 2025, 'pdf'))).toMatch(
        new RegExp(`Für ${owner}\\s+Kundennummer K-1001`),
      )
      const sheets = await readSheets(await read('K-1001', 2025, 'xlsx'))
      expect([...(sheets.get('Übersicht')?.[1]?.values() ?? [])].at(-1)?.value).toBe(owner)
      const tables = await readCsvTables(await read('K-1001', 2025, 'csv'))
      expect(tables.get('Übersicht')?.[1]?.at(-1)).toBe(owner)
    }
    await signIn(database, { email: 'maria@example.org', kind: 'customer', customerId: 'K-1001' })
    await named('maria@example.org')
    await database.db.transaction().execute((trx) => writeNames(trx, [['K-1001', 'Maria Weber']]))
    await named('Maria Weber')
  })

  test('says what to do where it cannot be made', async () => {
    const ask = (query: Record<string, string>) =>
      app.inject({ url: sendYearlyReportCall.path, query, headers })
    const wrong = [
      [{ customerId: 'K-1001', year: '2007' }, 404, 'Bitte wählen Sie ein anderes Jahr'],
      [{ customerId: 'K-9999', year: '2025' }, 404, 'K-9999'],
      [{ customerId: 'K-1001', year: '1999' }, 400, 'year'],
      [{ customerId: 'K-1001', year: '2025', format: 'docx' }, 400, 'format'],
      [{ year: '2025' }, 400, 'Bitte nennen Sie den Kunden'],
    ] as const
    for (const [query, status, message] of wrong) {
      const reply = await ask(query)
      expect(reply.statusCode).toBe(status)
      expect(reply.json().error).toContain(message)
    }
  })
})
