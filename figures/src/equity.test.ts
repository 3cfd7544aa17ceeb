import { describe, expect, it, test } from 'vitest'
import type { Debt } from './debt.ts'
import { carriesLoans, computeEquity, unitsWithLoans } from './equity.ts'
import type { UnitFigures } from './records/unit.ts'
import { owedLoan } from './testing/loan.ts'

describe('what is owned', () => {
  const months = (...amounts: number[]) => [...amounts, ...Array(12 - amounts.length).fill(0)]
  const cashFlow = { income: months(500, 500, 500), expenses: months(100, 100, 150) }
  const monthly = (payment: number | null) => Array.from({ length: 12 }, () => payment)
  const days = { oldest: '2025-12-31', newest: '2025-12-31', hasScenario: false }
  const debt: Debt = {
    loans: 1,
    remaining: 40_000,
    days,
    payments: monthly(300),
    interest: monthly(100),
    costs: monthly(100),
    before: { payments: monthly(300), interest: monthly(100), costs: monthly(100) },
    unknown: { remaining: [], payments: [], interest: [] },
  }

  it('is computed over the months that have data', () => {
    expect(computeEquity(100_000, cashFlow, debt)).toEqual({
      value: 100_000,
      debt,
      equity: 60_000,
      loanToValue: 4000,
      months: 3,
      surplus: 1150,
      payments: 900,
      cashFlow: 250,
      lastMonth: 50,
      returnOnEquity: 42,
      interest: 300,
      returnWithPrincipal: 142,
      returnAtLeast: 142,
    })
  })

  test.each<[number | null, Partial<Debt>, object]>([
    [100_000, { remaining: 0 }, { equity: 100_000, loanToValue: 0, returnOnEquity: 25 }],
    [100_000, { remaining: null }, { equity: null, loanToValue: null, returnOnEquity: null }],
    [
      null,
      {},
      { value: null, equity: null, loanToValue: null, cashFlow: 250, returnOnEquity: null },
    ],
    [0, {}, { value: null, equity: null, loanToValue: null, returnOnEquity: null }],
    [30_000, {}, { equity: -10_000, loanToValue: 13_333, returnOnEquity: null }],
    [40_000, {}, { equity: 0, loanToValue: 10_000, returnOnEquity: null }],
    [
      100_000,
      { payments: monthly(null) },
      { equity: 60_000, payments: null, cashFlow: null, returnOnEquity: null },
    ],
    [
      100_000,
      { payments: [500, 400, 300, null] },
      { payments: 1200, cashFlow: -50, lastMonth: 50, returnOnEquity: -8 },
    ],
    // A month whose interest cannot be told is not guessed; one after the last month shown does not matter.
    [
      100_000,
      { interest: [100, null, 100] },
      { interest: null, returnOnEquity: 42, returnWithPrincipal: null },
    ],
    [100_000, { interest: [100, 100, 0, null] }, { interest: 200, returnWithPrincipal: 158 }],
    [40_000, { interest: monthly(1) }, { interest: 3, returnWithPrincipal: null }],
  ])('of a value of %j and debts with %j is %j', (value, owed, expected) => {
    expect(computeEquity(value, cashFlow, { ...debt, ...owed })).toMatchObject(expected)
  })

  test.each([
    ['income', { ...cashFlow, income: null }, { months: 3, surplus: null }],
    ['expenses', { ...cashFlow, expenses: null }, { months: 3, surplus: null }],
    [
      'a single month',
      { income: months(), expenses: months() },
      { months: 0, payments: null, lastMonth: null },
    ],
  ])('has no cash flow without %s', (_, amounts, expected) => {
    expect(computeEquity(100_000, amounts, debt)).toMatchObject({
      ...expected,
      equity: 60_000,
      cashFlow: null,
      returnOnEquity: null,
    })
  })
})

test.each([
  [300, 1, true],
  [300, 0, true],
  [300, -1, false],
  [300, null, null],
  [null, null, null],
  [0, 1, null],
])('payments of %j and a cash flow of %j carry the loans: %j', (payments, cashFlow, carries) => {
  expect(carriesLoans({ payments, cashFlow })).toBe(carries)
})

describe('the units of which it is known whether they carry their loans', () => {
  const year = (amount: number) => Array.from({ length: 12 }, () => amount)
  const unit = (unitId: string, value: number | null, income: number): UnitFigures => ({
    unitId,
    valuation: {
      value,
      valuationDate: null,
      purchasingValue: null,
      purchasingDate: null,
      valueChange: null,
    },
    occupancyRate: null,
    fullYearIncome: null,
    cashFlow: { income: year(income), expenses: year(10) },
  })
  const units = [unit('W1', 300, 40), unit('W2', 700, 79), unit('W3', 500, 50), unit('W4', null, 9)]
  // W6 has no figures in the year that is shown, but a value.
  const values = new Map([
    ...units.map((one) => [one.unitId, one.valuation.value] as const),
    ['W6', 500],
  ])

  test('are those with a share of a payment', () => {
    // Of the payment of 100, W1 owes 30 and W2 70, W3 half; W5 has neither figures nor a value.
    const loans = [
      ['W1', 'W2'],
      ['W4', 'W5'],
      ['W3', 'W6'],
    ].map((unitIds) => owedLoan({ unitIds }))
    const known = [...unitsWithLoans(loans, units, values)]
    expect(known.map(([id, { cashFlow }]) => [id, cashFlow])).toEqual([
      ['W1', 0],
      ['W2', -12],
      ['W3', -120],
    ])
  })

  test('are none without loans', () => {
    expect(unitsWithLoans([], units, values)).toEqual(new Map())
  })
})
