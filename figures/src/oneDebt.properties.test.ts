import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { debtOfAll, debtOfObject, debtOfUnit, owedLoans } from './debt.ts'
import { computeEquity } from './equity.ts'
import { addMonths } from './loans/dueDays.ts'
import { monthlyPayments } from './loans/monthlyPayments.ts'
import { owedOn, recordedDebt } from './loans/owed.ts'
import { planLoans } from './loans/plan.ts'
import { balanceAt } from './loans/sums.ts'
import { readCreditTerms } from './records/creditTerms.ts'
import { readLoan } from './records/loan.ts'
import { buildReport } from './report/report.ts'
import { months as monthsOf } from './testing/months.ts'
import { record } from './testing/record.ts'
import { nothing } from './testing/reportSources.ts'

// What is owed and paid, wherever it is shown: cards and pages of loans, units, buildings, portfolio, report.

const importedOn = '2025-11-20'
const UNITS = ['W1', 'W2', 'W3', 'W4']
const buildings = new Map(UNITS.map((id, index) => [id, [index < 2 ? 'O1' : 'O2']]))

const days = fc
  .date({ min: new Date('2019-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const sometimes = <Value>(known: fc.Arbitrary<Value>) =>
  fc.option(known, { nil: undefined, freq: 4 })
const decimal = (digits: number, max: number) =>
  fc
    .integer({ min: 0, max: max * 10 ** digits })
    .map((scaled) => (scaled / 10 ** digits).toFixed(digits).replace('.', ','))

const loans = fc.array(
  fc.record({
    units: fc.subarray(UNITS, { minLength: 1 }),
    rate: sometimes(fc.oneof(decimal(2, 9), decimal(3, 9))),
    payment: sometimes(decimal(2, 4_000)),
    credit: sometimes(decimal(2, 600_000)),
    terms: sometimes(
      fc.record({
        balancedate: sometimes(days),
        disbursementdate: sometimes(days),
        fixedinterestuntil: sometimes(days),
        maturitydate: sometimes(days),
        repaymenttype: fc.constantFrom('Annuität', 'endfällig'),
      }),
    ),
  }),
  { minLength: 1, maxLength: 6 },
)
type Given = ReturnType<typeof loans.generate>['value'][number]

const withoutMissing = (given: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

function recordsOf(given: readonly Given[]) {
  return {
    loans: given.map(({ units, rate, payment, credit }, index) =>
      record(creditFields, {
        creditid: `D${index}`,
        propertyid: units.join(', '),
        ...withoutMissing({ interestrate: rate, monthlypayment: payment, remainingcredit: credit }),
      }),
    ),
    terms: given.flatMap(({ terms }, index) =>
      terms ? [record(creditTermsFields, { creditid: `D${index}`, ...withoutMissing(terms) })] : [],
    ),
  }
}

/** Returns the sum; null if any part is unknown. */
const addAll = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount == null ? null : sum + amount),
    0,
  )

const months = Array.from({ length: 12 }, () => 1)
const unitValues = new Map(UNITS.map((id, index) => [id, 1_234_567 * (index + 1)]))

function show(given: readonly Given[], today: string) {
  const records = recordsOf(given)
  const year = Number(today.slice(0, 4))
  const read = records.loans.map(readLoan)
  const plans = planLoans([...read, ...read], records.terms.map(readCreditTerms), importedOn)
  const owed = owedLoans(plans, { day: today, year })
  const report = buildReport({
    ...nothing,
    year,
    today,
    importedOn,
    portfolio: { ...record(portfolioFields), ...monthsOf({ year, income: [100] }) },
    ...records,
  })
  if (!report) throw new Error('There is no report.')
  const context = { objectValues: new Map(), unitValues, buildings }
  return {
    plans,
    owed,
    report,
    year,
    portfolio: debtOfAll(owed),
    units: UNITS.map((id) => debtOfUnit(owed, id, unitValues)),
    objects: ['O1', 'O2'].map((id) => debtOfObject(owed, id, context)),
  }
}

describe('of one day', () => {
  it('the debt is one, with one day, on cards and pages, of units, buildings and all, and in the report', () => {
    fc.assert(
      fc.property(loans, days, (given, today) => {
        const { plans, owed, report, portfolio, units, objects } = show(given, today)
        const cards = owed.map((one) => one.owed)
        expect(plans.map((plan) => owedOn(plan, today))).toEqual(cards)
        expect(
          report.loans.map(({ balance: amount, balanceDay: day }) => ({ amount, day })),
        ).toEqual(cards.map(({ amount, day }) => ({ amount, day })))
        const total = addAll(cards.map(({ amount }) => amount))
        expect(portfolio?.remaining).toBe(total)
        if (total !== null) {
          expect(addAll(units.map((unit) => unit?.remaining))).toBe(total)
          expect(addAll(objects.map((object) => object?.remaining))).toBe(total)
          expect(report.loanSums.balance).toBe(total)
          expect(portfolio?.days).toMatchObject({ ...report.loanSums.balanceDays })
          const year = { income: months, expenses: months }
          const equity = portfolio && computeEquity(90_000_000, year, portfolio)
          expect(equity?.equity).toBe(90_000_000 - total)
        }
      }),
    )
  })

  it('the debt is that of the schedule today, or what was recorded on its own day', () => {
    fc.assert(
      fc.property(loans, days, (given, today) => {
        for (const plan of show(given, today).plans) {
          const { terms, schedule } = plan
          const owed = owedOn(plan, today)
          const scheduled = terms && schedule && balanceAt(schedule, today)
          if (typeof scheduled === 'number')
            expect(owed).toMatchObject({ amount: scheduled, day: today })
          else if (!schedule || !terms?.disbursementDate || today >= schedule.from)
            expect(owed).toEqual(recordedDebt(plan))
          else if (today < terms.disbursementDate)
            expect(owed).toMatchObject({ amount: 0, day: today })
        }
      }),
    )
  })
})

describe('of one year', () => {
  it('the payments are one, of units, buildings and all, and in the report', () => {
    fc.assert(
      fc.property(loans, days, (given, today) => {
        const { plans, report, year, portfolio, units, objects } = show(given, today)
        for (const month of months.keys()) {
          const total = portfolio?.payments[month]
          if (total === null) continue
          expect(addAll(units.map((unit) => unit?.payments[month]))).toBe(total)
          expect(addAll(objects.map((object) => object?.payments[month]))).toBe(total)
        }
        for (const [index, plan] of plans.entries()) {
          const paid = monthlyPayments(plan, year)
          const { interest, principal } = report.loans[index] ?? {}
          if (typeof interest !== 'number') continue
          // What repays a loan at maturity is repaid, but no running payment.
          const isBullet = plan.terms?.repaymentType === 'bullet'
          const repaid = isBullet ? 0 : (principal ?? Number.NaN)
          expect(addAll(paid.map(({ amount }) => amount))).toBe(interest + repaid)
        }
      }),
    )
  })

  it('no payment is due before the first whole month after disbursement', () => {
    fc.assert(
      fc.property(loans, days, (given, today) => {
        const { plans, year } = show(given, today)
        for (const plan of plans) {
          const disbursed = plan.terms?.disbursementDate
          if (!disbursed || (plan.schedule && plan.schedule.from < disbursed)) continue
          const first = addMonths(disbursed, 1).slice(0, 7)
          for (const [index, { amount }] of monthlyPayments(plan, year).entries())
            if (`${year}-${String(index + 1).padStart(2, '0')}` < first) expect(amount).toBe(0)
        }
      }),
    )
  })
})
