import { expect, test } from 'vitest'
import { known, plan, sellable } from '../testing/scenario.ts'
import { type Assumptions, NEUTRAL } from './assumptions.ts'
import { settle, specialChoices } from './settle.ts'

const allowed = { originalAmount: 20_000_000, specialRepaymentShare: 500 }
const given = known({
  plans: [
    plan({ loanId: 'D1' }, { ...allowed, fixedInterestUntil: '2030-12-31' }),
    plan({ loanId: 'D2', interestRate: 4_000_000 }, allowed),
    plan({ loanId: 'D3', interestRate: 9_000_000 }, { ...allowed, specialRepaymentShare: null }),
    plan({ loanId: 'D4', interestRate: 4_000_000, remainingCredit: 100 }, allowed),
  ],
  sellables: [sellable()],
  gaps: new Map([['W1', 1]]),
})
const sale = { kind: 'unit', id: 'W1', year: 2030, price: null } as const

test('the most expensive loan of which something may be repaid comes first', () => {
  expect(specialChoices(given)).toEqual([
    { loanId: 'D2', limit: 1_000_000 },
    { loanId: 'D4', limit: 1_000_000 },
    { loanId: 'D1', limit: 1_000_000 },
  ])
})

test.each<[string, Partial<Assumptions>, Partial<Assumptions>, string[]]>([
  [
    'the first year',
    { market: { share: 1, from: null } },
    { market: { share: 1, from: 2027 } },
    [],
  ],
  [
    'a later market year',
    { market: { share: 1, from: 2040 } },
    { market: { share: 1, from: 2036 } },
    ['marketYear'],
  ],
  ['a sale', { sale }, { sale }, []],
  [
    'a past sale',
    { sale: { ...sale, year: 2026 } },
    { sale: { ...sale, year: 2027 } },
    ['saleYear'],
  ],
  ['an unknown unit', { sale: { ...sale, id: 'W2' } }, { sale: null }, ['sale']],
  [
    'the most expensive loan',
    { special: { amount: 5, loanId: null } },
    { special: { amount: 5, loanId: 'D2' } },
    [],
  ],
  [
    'too much of a loan',
    { special: { amount: 1_000_001, loanId: 'D1' } },
    { special: { amount: 1_000_000, loanId: 'D1' } },
    ['specialAmount'],
  ],
  [
    'a loan that allows none',
    { special: { amount: 5, loanId: 'D3' } },
    { special: { amount: 5, loanId: 'D2' } },
    ['specialLoan'],
  ],
])('%s', (_, assumed, settled, corrections) => {
  expect(settle(given, { ...NEUTRAL, ...assumed })).toEqual({
    settled: { ...NEUTRAL, ...settled },
    corrections,
  })
})

test('what nothing follows from is not assumed', () => {
  const assumed = {
    ...NEUTRAL,
    rate: 5_000_000,
    vacancy: 1,
    market: { share: 1, from: null },
    special: { amount: 5, loanId: null },
  }
  const { settled, corrections } = settle(known({ occupancyRate: null, plans: [plan()] }), assumed)
  expect(settled).toEqual(NEUTRAL)
  expect(corrections).toEqual(['rate', 'vacancy', 'market', 'special'])
})
