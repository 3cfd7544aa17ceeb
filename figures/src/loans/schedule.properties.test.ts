import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditTerms } from '../testing/creditTerms.ts'
import { balanceBeforePayment } from './payment.ts'
import { specialRepaymentSavings } from './savings.ts'
import { loanSchedule, type Schedule } from './schedule.ts'
import { balanceAt, loanYears } from './sums.ts'

const importedOn = '2026-11-21'

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const loans = fc.record({
  remainingCredit: fc.integer({ min: 0, max: 100_000_000 }),
  interestRate: fc.integer({ min: 0, max: 10 * ONE_PERCENT }),
  payment: fc.integer({ min: 0, max: 2_000_000 }),
})

const terms = fc
  .record({
    balanceDate: days,
    disbursementDate: fc.option(days),
    fixedInterestUntil: fc.option(days),
    maturityDate: fc.option(days),
    repaymentType: fc.constantFrom('annuity' as const, 'bullet' as const),
  })
  .map(creditTerms)

const rates = fc.integer({ min: ONE_PERCENT / 2, max: 8 * ONE_PERCENT })

const specials = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  month: days.map((day) => day.slice(0, 7)),
  isYearly: fc.boolean(),
})

function scheduleOf(...given: Parameters<typeof loanSchedule>): Schedule {
  const schedule = loanSchedule(...given)
  if (!schedule) throw new Error('There is no schedule.')
  return schedule
}

it('has payments of interest and principal, whose principal adds up to the balance', () => {
  fc.assert(
    fc.property(loans, terms, rates, fc.option(specials), (loan, given, scenarioRate, special) => {
      const schedule = scheduleOf(loan, given, { importedOn, scenarioRate, special })
      const { payments } = schedule
      for (const [index, payment] of payments.entries()) {
        expect(payment.payment).toBe(payment.interest + payment.principal)
        expect(payment.interest).toBeGreaterThanOrEqual(0)
        expect(payment.balance).toBeGreaterThanOrEqual(0)
        const before = payments[index - 1]
        if (before) expect(balanceBeforePayment(payment)).toBe(before.balance)
        if (before) expect(payment.due > before.due).toBe(true)
      }
      const following = payments.filter(({ basis }) => basis !== 'calculated')
      const repaid = following.reduce((sum, one) => sum + one.principal + one.special, 0)
      const left = following.at(-1)?.balance ?? loan.remainingCredit
      expect(repaid + left).toBe(loan.remainingCredit)
      if (schedule.end === 'repaid') expect(left).toBe(0)
      else expect(left).toBeGreaterThan(0)
      expect(balanceAt(schedule, schedule.from)).toBe(loan.remainingCredit)
    }),
  )
})

it('adds up by year to what it is by month', () => {
  fc.assert(
    fc.property(loans, terms, (loan, given) => {
      const schedule = scheduleOf(loan, given, { importedOn })
      const years = loanYears(schedule)
      expect(years.flatMap(({ payments }) => payments)).toEqual(schedule.payments)
      for (const { year, balance, interest, payments } of years) {
        expect(balanceAt(schedule, `${year}-12-31`)).toSatisfy(
          (told: number | null) => told === balance || (told === null && schedule.end !== 'repaid'),
        )
        expect(interest).toBe(payments.reduce((sum, one) => sum + one.interest, 0))
      }
    }),
  )
})

it('is found backwards from a balance that it led to', () => {
  fc.assert(
    fc.property(loans, days, fc.integer({ min: 0, max: 400 }), (loan, start, months) => {
      const forwards = scheduleOf(
        loan,
        creditTerms({ balanceDate: start, disbursementDate: start }),
        {
          importedOn,
        },
      )
      const known = forwards.payments[months]
      fc.pre(forwards.end === 'repaid' && known !== undefined && known.balance > 0)
      const backwards = scheduleOf(
        { ...loan, remainingCredit: known.balance },
        creditTerms({ balanceDate: known.due, disbursementDate: start }),
        { importedOn },
      )
      const amounts = ({ payments }: Schedule) =>
        payments.map(({ interest, principal, balance }) => [interest, principal, balance])
      expect(amounts(backwards).slice(-amounts(forwards).length)).toEqual(
        amounts(forwards).slice(-amounts(backwards).length),
      )
    }),
  )
})

it('is never longer or dearer with special repayments', () => {
  fc.assert(
    fc.property(loans, terms, rates, specials, (loan, given, scenarioRate, special) => {
      const without = scheduleOf(loan, given, { importedOn, scenarioRate })
      const withThem = scheduleOf(loan, given, { importedOn, scenarioRate, special })
      if (without.end === 'repaid') expect(withThem.end).toBe('repaid')
      const savings = specialRepaymentSavings(without, withThem)
      if (savings) {
        expect(savings.interest).toBeGreaterThanOrEqual(0)
        expect(savings.months).toBeGreaterThanOrEqual(0)
        expect(savings.special).toBeLessThanOrEqual(loan.remainingCredit)
      }
    }),
  )
})
