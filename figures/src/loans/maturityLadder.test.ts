import { expect, test } from 'vitest'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanRecord } from '../testing/loan.ts'
import { maturityLadder } from './maturityLadder.ts'
import { owedOn } from './owed.ts'
import { planLoan } from './plan.ts'

const TODAY = '2026-01-31'

/** A loan of € 1,000 that pays € 100 a month without interest from today on. */
function plan(terms: Partial<CreditTerms> | null, loan: Partial<Loan> = {}) {
  const given = { remainingCredit: 100_000, interestRate: 0, payment: 10_000, ...loan }
  const agreed = terms && creditTerms({ balanceDate: TODAY, ...terms })
  return planLoan(loanRecord(given), agreed, TODAY)
}

const sum = (amount: number, unknown = 0) => ({ amount, unknown })

test('fixed interest ends in years, with what is owed now, all of which it adds up to, and then', () => {
  const plans = [
    plan({ fixedInterestUntil: '2026-09-30' }),
    plan({ fixedInterestUntil: '2026-05' }),
    plan({ fixedInterestUntil: '2026-06-30' }, { payment: null }),
    plan({ fixedInterestUntil: '2027' }, { payment: 5_000 }),
    plan({ fixedInterestUntil: '2025-12-31' }),
    plan({}),
    plan(null, { remainingCredit: null }),
  ]
  const { rungs, isEstimate } = maturityLadder(plans, '2026-02-28')
  expect(isEstimate).toBe(false)
  expect(rungs).toEqual([
    { year: 'ended', loans: 1, owed: sum(90_000), atEnd: null },
    { year: 2026, loans: 3, owed: sum(90_000 + 90_000 + 100_000), atEnd: sum(20_000 + 60_000, 1) },
    { year: 2027, loans: 1, owed: sum(95_000), atEnd: sum(0) },
    { year: null, loans: 2, owed: sum(90_000, 1), atEnd: null },
  ])
  const owed = plans.map((one) => owedOn(one, '2026-02-28').amount)
  expect(rungs.reduce((all, rung) => all + (rung.owed.amount ?? 0), 0)).toBe(
    owed.reduce((all: number, amount) => all + (amount ?? 0), 0),
  )
})

test('a loan that ends today is in this year', () => {
  const { rungs } = maturityLadder([plan({ fixedInterestUntil: TODAY })], TODAY)
  expect(rungs).toEqual([{ year: 2026, loans: 1, owed: sum(100_000), atEnd: sum(100_000) }])
})

test('a balance without a day is an estimate', () => {
  const terms = { balanceDate: null, fixedInterestUntil: '2026-02-28' }
  expect(maturityLadder([plan(terms)], TODAY)).toEqual({
    rungs: [{ year: 2026, loans: 1, owed: sum(100_000), atEnd: sum(90_000) }],
    isEstimate: true,
  })
})

test('what is repaid is left out', () => {
  const { rungs } = maturityLadder([plan(null, { remainingCredit: 0 })], TODAY)
  expect(rungs).toEqual([])
})
