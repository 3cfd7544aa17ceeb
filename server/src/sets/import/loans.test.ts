import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  readCreditTermsCall,
  readDataDayCall,
  readLoansCall,
} from '@hausblick/contract/calls/records.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { type RecordOf, recordSchema } from '@hausblick/contract/rows/decode.ts'
import type { Fields } from '@hausblick/contract/rows/fields.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { loanSchedule, type Schedule } from '@hausblick/figures/loans/schedule.ts'
import { balanceAt, interestAfter, lastPayment, loanYear } from '@hausblick/figures/loans/sums.ts'
import { readCreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { readLoan } from '@hausblick/figures/records/loan.ts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { App } from '../../platform/http/service.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, STAFF } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { BESTAND, LOANS } from '../../testing/import/bestand.ts'
import { importFiles } from './importFiles.ts'

/** What comes of each loan's terms, in euros, calculated independently of this project. */
const expectedSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.strictObject({
      from: z.string(),
      repaid: z.boolean(),
      payments: z.int(),
      debtFree: z.string(),
      interestLeft: z.number(),
      lastPayment: z.number(),
      balanceWhenFixedInterestEnds: z.number(),
      interest2026: z.number(),
      principal2026: z.number(),
      balanceEnd2030: z.number(),
    }),
  ),
)
const expected = expectedSchema.parse(
  JSON.parse(readFileSync(join(LOANS, 'expected.json'), 'utf8')),
)

const inEuros = (cents: number | null | undefined) => (cents ?? Number.NaN) / 100

onEachDatabase('the schedules of the imported loans match the independent ones', (newDatabase) => {
  const newApp = newApps()
  let app: App
  let headers: { authorization: string }
  beforeAll(async () => {
    const database = await newDatabase()
    await importFiles(database, [BESTAND, LOANS])
    app = await newApp(database)
    headers = await signIn(database, { email: STAFF, kind: 'staff' })
  })

  async function get(url: string, customerId: string) {
    const reply = await app.inject({ url, query: { customerId }, headers })
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }
  async function recordsOf<F extends Fields>(
    url: string,
    fields: F,
    customerId: string,
  ): Promise<RecordOf<F>[]> {
    return z.array(recordSchema(fields)).parse(await get(url, customerId))
  }

  test.each(Object.entries(expected))('%s', async (customerId, ofCustomer) => {
    const loans = (await recordsOf(readLoansCall.path, creditFields, customerId)).map(readLoan)
    const terms = (await recordsOf(readCreditTermsCall.path, creditTermsFields, customerId)).map(
      readCreditTerms,
    )
    const importedOn =
      readDataDayCall.reply.parse(await get(readDataDayCall.path, customerId)).day ?? ''
    expect(importedOn).toBe(berlinDay(new Date()))
    const figures = terms.map((known) => {
      const loan = loans.find(({ loanId }) => loanId === known.loanId)
      const schedule = loan && loanSchedule(loan, known, { importedOn })
      return [known.loanId, schedule && figuresOf(schedule, known.fixedInterestUntil ?? '')]
    })
    expect(Object.fromEntries(figures)).toEqual(ofCustomer)
  })
})

function figuresOf(schedule: Schedule, fixedInterestUntil: string) {
  const last = lastPayment(schedule)
  const year = loanYear(schedule, 2026)
  return {
    from: schedule.from,
    repaid: schedule.end === 'repaid',
    payments: schedule.payments.filter(({ basis }) => basis !== 'calculated').length,
    debtFree: last?.due.slice(0, 7),
    interestLeft: inEuros(interestAfter(schedule, schedule.from)),
    lastPayment: inEuros(last?.payment),
    balanceWhenFixedInterestEnds: inEuros(balanceAt(schedule, fixedInterestUntil)),
    interest2026: inEuros(year?.interest),
    principal2026: inEuros(year?.principal),
    balanceEnd2030: inEuros(balanceAt(schedule, '2030-12-31')),
  }
}

test('the independent schedules are of 30 loans', () => {
  expect(Object.values(expected).flatMap(Object.keys)).toHaveLength(30)
})
