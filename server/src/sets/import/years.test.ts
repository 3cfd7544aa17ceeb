import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  readCreditTermsCall,
  readObjectsCall,
  readPortfoliosCall,
  readUnitsCall,
  readValuationsCall,
  readYearsCall,
} from '@hausblick/contract/calls/records.ts'
import type { MonthlyAmounts } from '@hausblick/figures/cashflow.ts'
import { readObject } from '@hausblick/figures/records/object.ts'
import { readPortfolio } from '@hausblick/figures/records/portfolio.ts'
import { readUnit } from '@hausblick/figures/records/unit.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { inYears } from '../../records/editions.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, STAFF } from '../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { BESTAND, BESTAND_2024, LOANS } from '../../testing/import/bestand.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { newImports, readRecordTables, sumChanges } from '../../testing/import/importing.ts'
import { importFiles } from './importFiles.ts'

const figures = z.strictObject({
  income: z.array(z.number()),
  expenses: z.array(z.number()),
  value: z.number(),
})
/** Calculated independently of this project. */
const expected = z
  .record(
    z.string(),
    z.strictObject({
      portfolio: figures,
      object: z.record(z.string(), figures),
      property: z.record(z.string(), figures),
    }),
  )
  .parse(JSON.parse(readFileSync(join(BESTAND_2024, 'expected.json'), 'utf8')))

onEachDatabase('an import of another year', (newDatabase) => {
  const newApp = newApps()
  const importTables = newImports()

  async function reader(database: TestDatabase) {
    const app = await newApp(database)
    const headers = await signIn(database, { email: STAFF, kind: 'staff' })
    return async (url: string, query: Readonly<Record<string, string>>) => {
      const reply = await app.inject({ url, query, headers })
      expect(reply.statusCode).toBe(200)
      return reply.json()
    }
  }

  test('gives the operator’s figures, and leaves those of 2025 as they were', async () => {
    const database = await newDatabase()
    expect((await importFiles(database, [BESTAND, LOANS])).problems.errors).toEqual([])
    const get = await reader(database)
    const before = await get(readUnitsCall.path, { customerId: 'K-1001' })
    const added = sumChanges(await importFiles(database, [BESTAND_2024]))
    expect(added).toEqual({ added: 0, changed: 92, unchanged: 0, removed: 0 })
    const again = sumChanges(await importFiles(database, [BESTAND_2024]))
    expect(again).toEqual({ added: 0, changed: 0, unchanged: 92, removed: 0 })

    const after = await get(readUnitsCall.path, { customerId: 'K-1001' })
    const monthsOf = (rows: Record<string, string>[]) =>
      rows.map((row) => Object.entries(row).filter(([name]) => name.endsWith('2025')))
    expect(monthsOf(after)).toEqual(monthsOf(before))
    for (const [customerId, of] of Object.entries(expected)) {
      const query = { customerId, year: '2024' }
      const portfolios = readPortfoliosCall.reply.parse(await get(readPortfoliosCall.path, query))
      const objects = readObjectsCall.reply.parse(await get(readObjectsCall.path, query))
      const units = readUnitsCall.reply.parse(await get(readUnitsCall.path, query))
      expect(portfolios.map(readPortfolio).map(amounts)).toEqual([inCents(of.portfolio)])
      expect(objects.map(readObject).map(amounts)).toEqual(Object.values(of.object).map(inCents))
      expect(units.map(readUnit).map(amounts)).toEqual(Object.values(of.property).map(inCents))
    }
    expect(await get(readYearsCall.path, { customerId: 'K-1001' })).toEqual([2024, 2025])
    const valuations = await get(readValuationsCall.path, { customerId: 'K-1001' })
    expect(valuations).toContainEqual({
      customerid: 'K-1001',
      kind: 'property',
      itemid: 'K-1001-W01',
      valuationdate: '31.12.2024',
      value: '97287,04',
    })
    const loans = readCreditTermsCall.reply.parse(await get(readCreditTermsCall.path, {}))
    expect(loans).toHaveLength(30)
    expect(loans[0]).toMatchObject({ repaymenttype: 'Annuität', originalamount: 10145700 })
  })

  test('gives the same in whichever order the years come', async () => {
    const tables: unknown[] = []
    for (const paths of [
      [[BESTAND], [BESTAND_2024]],
      [[BESTAND_2024], [BESTAND]],
      [[BESTAND, BESTAND_2024]],
    ]) {
      const database = await newDatabase()
      for (const folders of paths)
        expect((await importFiles(database, folders)).problems.errors).toEqual([])
      tables.push(await readRecordTables(database))
    }
    expect(tables[1]).toEqual(tables[0])
    expect(tables[2]).toEqual(tables[0])
  })

  const months = (year: number, kind: RecordKind) => inYears(kind, [year])
  const unit = (year: number, id: string, income = '5,00') => ({
    customerid: 'K',
    propertyid: id,
    [`propertyincome01${year}`]: income,
  })

  test('reads several years from one file, and from files beside each other', async () => {
    const database = await newDatabase()
    const both = inYears(propertyKind, [2023, 2024])
    const files = {
      'both.csv': csvOf(both, [{ ...unit(2023, 'W1', '3,00'), ...unit(2024, 'W1', '4,00') }]),
      '2025.csv': csvOf(propertyKind, [unit(2025, 'W1')]),
    }
    expect((await importTables(database, files)).errors).toEqual([])
    const get = await reader(database)
    expect(await get(readYearsCall.path, { customerId: 'K' })).toEqual([2023, 2024, 2025])
    const [row] = await get(readUnitsCall.path, { customerId: 'K', year: '2023' })
    expect(row.propertyincome012023).toBe('3,00')
    expect(row).not.toHaveProperty('propertyincome012024')
  })

  test.each([
    [
      'a unit that two files have for one year',
      {
        'a.csv': csvOf(inYears(propertyKind, [2023, 2024]), [unit(2024, 'W1')]),
        'b.csv': csvOf(months(2024, propertyKind), [unit(2024, 'W1')]),
      },
      [
        'b.csv, Zeile 2, Spalte „propertyid“: „K“, „W1“ steht in dashboard-property zum zweiten Mal, zuerst in: a.csv, Zeile 2. Löschen Sie eine der beiden Zeilen.',
      ],
    ],
    [
      'a year before 2000',
      {
        'a.csv': csvOf(portfolioKind, [{ customerid: 'K' }]).replace(
          'portfolioincome012025',
          'portfolioincome011999',
        ),
      },
      [
        'a.csv, Zeile 1, Spalte „portfolioincome011999“: Diese Spalte gibt es in dashboard-portfolio nicht. Berichtigen Sie den Namen, oder löschen Sie die Spalte.',
      ],
    ],
  ])('refuses %s', async (_, files: Record<string, string>, errors) => {
    const database = await newDatabase()
    expect((await importTables(database, files)).errors).toEqual(errors)
  })

  test('forgets earlier valuations where that is meant', async () => {
    const database = await newDatabase()
    const valued = (date: string, value: string) => ({
      'a.csv': csvOf(propertyKind, [
        { ...unit(2025, 'W1'), propertyvalue: value, valuationdate: date },
      ]),
    })
    await importTables(database, valued('01.02.2052', '1,00'))
    await importTables(database, valued('01.02.2025', '2,00'), { forgetValuations: true })
    const get = await reader(database)
    const [row] = await get(readUnitsCall.path, { customerId: 'K' })
    expect(row).toMatchObject({ propertyvalue: '2,00', valuationdate: '01.02.2025' })
  })
})

const inCents = ({ income, expenses }: z.infer<typeof figures>) => ({
  income: income.map((euros) => Math.round(euros * 100)),
  expenses: expenses.map((euros) => Math.round(euros * 100)),
})
// A year without any amount is one of zeros.
const amounts = ({ cashFlow: { income, expenses } }: { cashFlow: MonthlyAmounts }) => ({
  income: income ?? Array(12).fill(0),
  expenses: expenses ?? Array(12).fill(0),
})
