import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type RecordCall,
  readLoansCall,
  readObjectsCall,
  readPortfoliosCall,
  readUnitsCall,
} from '@hausblick/contract/calls/records.ts'
import { lastMonth, type MonthlyAmounts, monthlySeries } from '@hausblick/figures/cashflow.ts'
import { loanProgress } from '@hausblick/figures/loans.ts'
import { readLoan } from '@hausblick/figures/records/loan.ts'
import { readObject } from '@hausblick/figures/records/object.ts'
import { readPortfolio } from '@hausblick/figures/records/portfolio.ts'
import { readUnit } from '@hausblick/figures/records/unit.ts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { App } from '../../platform/http/service.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, STAFF } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { BESTAND } from '../../testing/import/bestand.ts'
import { importFiles } from './importFiles.ts'

/** The figures of a portfolio, object or unit, calculated by the operator independently of this project. */
const figures = z.strictObject({
  income: z.array(z.number()),
  expenses: z.array(z.number()),
})
const expectedSchema = z.record(
  z.string(),
  z.strictObject({
    portfolio: figures,
    objects: z.record(z.string(), figures),
    units: z.record(z.string(), figures),
    credits: z.record(z.string(), z.strictObject({ progressPercent: z.number() })),
  }),
)
const expected = expectedSchema.parse(
  JSON.parse(readFileSync(join(BESTAND, 'expected.json'), 'utf8')),
)

function figuresOf({ cashFlow }: { cashFlow: MonthlyAmounts }): z.infer<typeof figures> {
  const series = monthlySeries(cashFlow)
  expect(lastMonth(series)).toEqual(series.at(-1) ?? null)
  return {
    income: series.map(({ income }) => inEuros(income ?? 0)),
    expenses: series.map(({ expenses }) => inEuros(expenses ?? 0)),
  }
}

const inEuros = (cents: number) => cents / 100

onEachDatabase('the figures of the imported tables match the operator’s', (newDatabase) => {
  const newApp = newApps()
  let app: App
  let headers: { authorization: string }
  beforeAll(async () => {
    const database = await newDatabase()
    await importFiles(database, [BESTAND])
    app = await newApp(database)
    headers = await signIn(database, { email: STAFF, kind: 'staff' })
  })

  async function recordsOf<R>({ path, reply }: RecordCall<R>, customerId: string): Promise<R[]> {
    const replied = await app.inject({ url: path, query: { customerId }, headers })
    expect(replied.statusCode).toBe(200)
    return reply.parse(replied.json())
  }

  test.each(Object.entries(expected))('%s', async (customerId, figuresOfCustomer) => {
    const [portfolio] = await recordsOf(readPortfoliosCall, customerId)
    const objects = await recordsOf(readObjectsCall, customerId)
    const units = await recordsOf(readUnitsCall, customerId)
    const credits = await recordsOf(readLoansCall, customerId)
    expect({
      portfolio: portfolio && figuresOf(readPortfolio(portfolio)),
      objects: Object.fromEntries(
        objects.map((record) => [record.objectid, figuresOf(readObject(record))] as const),
      ),
      units: Object.fromEntries(
        units.map((record) => [record.propertyid, figuresOf(readUnit(record))] as const),
      ),
      credits: Object.fromEntries(
        credits.map(readLoan).map((loan) => {
          // To one decimal, like the expected figures.
          const progressPercent = Math.round(loanProgress(loan) / 10) / 10
          return [loan.loanId, { progressPercent }]
        }),
      ),
    }).toEqual(figuresOfCustomer)
  })
})

test('the operator’s figures cover 14 portfolios, 14 objects, 64 units and 36 credits', () => {
  const customers = Object.values(expected)
  const count = (of: (customer: (typeof customers)[number]) => object) =>
    customers.reduce((sum, customer) => sum + Object.keys(of(customer)).length, 0)
  expect(customers).toHaveLength(14)
  expect(count(({ objects }) => objects)).toBe(14)
  expect(count(({ units }) => units)).toBe(64)
  expect(count(({ credits }) => credits)).toBe(36)
})
