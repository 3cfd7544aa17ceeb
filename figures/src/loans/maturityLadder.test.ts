import { expect, test } from 'vitest'
import type { CreditTerms } from '../records/creditTerms.ts'
import type { Loan } from '../records/loan.ts'
import { creditTerms } from '../testing/creditTerms.ts'
import { loanRecord } from '../testing/loan.ts'
import { maturityLadder } from './maturityLadder.ts'
import { planLoan } from './plan.ts'

const TODAY = '2026-01-31'

/** A loan of € 1,000 that pays € 100 a month without interest from today on. */
function plan(terms: Partial<CreditTerms> | null, loan: Partial<Loan> = {}) {
  const given = { remainingCredit: 100_000, interestRate: 0, payment: 10_000, ...loan }
  const agreed = terms && creditTerms({ balanceDate: TODAY, ...terms })
  return planLoan(loanRecord(given), agreed, TODAY)
}

test('fixed interest ends in years, with what is owed then', () => {
  const ladder = maturityLadder(
    [
      plan({ fixedInterestUntil: '2026-09-30' }),
      plan({ fixedInterestUntil: '2026-05' }),
      plan({ fixedInterestUntil: '2026-06-30' }, { payment: null }),
      plan({ fixedInterestUntil: '2027' }, { payment: 5_000 }),
      plan({ fixedInterestUntil: '2025-12-31' }),
      plan({}),
      plan(null, { remainingCredit: null }),
    ],
    TODAY,
  )
  expect(ladder).toEqual({
    rungs: [
      { year: 'ended', loans: 1, owed: { amount: 100_000, unknown: 0 } },
      { year: 2026, loans: 3, owed: { amount: 20_000 + 60_000, unknown: 1 } },
      { year: null, loans: 2, owed: { amount: 100_000, unknown: 1 } },
    ],
    repaidBefore: 1,
    isEstimate: false,
  })
})

test('a loan that ends today is in this year', () => {
  const { rungs } = maturityLadder([plan({ fixedInterestUntil: TODAY })], TODAY)
  expect(rungs).toEqual([{ year: 2026, loans: 1, owed: { amount: 100_000, unknown: 0 } }])
})

test('a balance without a day is an estimate', () => {
  const terms = { balanceDate: null, fixedInterestUntil: '2026-02-28' }
  expect(maturityLadder([plan(terms)], TODAY)).toEqual({
    rungs: [{ year: 2026, loans: 1, owed: { amount: 90_000, unknown: 0 } }],
    repaidBefore: 0,
    isEstimate: true,
  })
})

test('what is repaid is left out', () => {
  expect(maturityLadder([plan(null, { remainingCredit: 0 })], TODAY)).toEqual({
    rungs: [],
    repaidBefore: 0,
    isEstimate: false,
  })
})
