// Over 200 lines: tables of which share of a loan is known, and what follows from it.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  carriesLoans,
  computeEquity,
  debtOfAll,
  debtOfObject,
  debtOfUnit,
  unitsWithLoans,
} from './equity.ts'
import type { Loan } from './records/loan.ts'
import type { UnitFigures } from './records/unit.ts'

function loan(given: Partial<Loan>): Loan {
  return {
    loanId: 'D1',
    unitIds: [],
    objectIds: [],
    address: '',
    payment: 100,
    interestRate: null,
    remainingCredit: 1000,
    duration: null,
    yearsRemaining: null,
    ...given,
  }
}

const values = new Map([
  ['W1', 300],
  ['W2', 700],
  ['W0', 0],
  ['W?', null],
  ['O1', 1000],
  ['O2', 3000],
])

describe('what a unit owes', () => {
  test.each<[string, Partial<Loan>[], string, unknown]>([
    ['all of its own loan', [{ unitIds: ['W1'] }], 'W1', { remaining: 1000, payment: 100 }],
    [
      'its own loan without a value',
      [{ unitIds: ['W?'] }],
      'W?',
      { remaining: 1000, payment: 100 },
    ],
    ['a share by value', [{ unitIds: ['W1', 'W2'] }], 'W1', { remaining: 300, payment: 30 }],
    ['a share once', [{ unitIds: ['W2', 'W1', 'W2'] }], 'W2', { remaining: 700, payment: 70 }],
    [
      'no known share beside a value of zero',
      [{ unitIds: ['W1', 'W0'] }],
      'W1',
      { remaining: null, payment: null },
    ],
    [
      'no known share beside no value',
      [{ unitIds: ['W1', 'W?'] }],
      'W1',
      { remaining: null, payment: null },
    ],
    [
      'no known share beside a unit without figures',
      [{ unitIds: ['W1', 'X'] }],
      'W1',
      { remaining: null, payment: null },
    ],
    [
      'all of a loan that also names a building',
      [{ unitIds: ['W1'], objectIds: ['O1'] }],
      'W1',
      { remaining: 1000, payment: 100 },
    ],
    [
      'nothing of a building’s loan',
      [{ objectIds: ['O1'] }],
      'W1',
      { loans: 0, remaining: 0, payment: 0 },
    ],
    [
      'nothing of another’s loan',
      [{ unitIds: ['W2'] }],
      'W1',
      { loans: 0, remaining: 0, payment: 0 },
    ],
    [
      'an unknown rest',
      [{ unitIds: ['W1'], remainingCredit: null }],
      'W1',
      { remaining: null, payment: 100 },
    ],
    [
      'an unknown payment',
      [{ unitIds: ['W1'], payment: null }],
      'W1',
      { remaining: 1000, payment: null },
    ],
    [
      'a repeated loan once',
      [{ unitIds: ['W1'] }, { unitIds: ['W1'] }],
      'W1',
      { loans: 1, remaining: 1000 },
    ],
    [
      'two loans',
      [{ unitIds: ['W1'] }, { loanId: 'D2', unitIds: ['W1', 'W2'] }],
      'W1',
      { loans: 2, remaining: 1300, payment: 130 },
    ],
  ])('is %s', (_, loans, id, debt) => {
    expect(debtOfUnit(loans.map(loan), id, values)).toMatchObject(debt as object)
  })

  it('is unknown if no loan at all is recorded', () => {
    expect(debtOfUnit([], 'W1', values)).toBeNull()
    expect(debtOfObject([], 'O1', values)).toBeNull()
    expect(debtOfAll([])).toBeNull()
  })
})

test('a building owes a share of the loans that name it, by the values of buildings', () => {
  const loans = [loan({ unitIds: ['W1', 'W2'], objectIds: ['O1', 'O2'] }), loan({ loanId: 'D2' })]
  expect(debtOfObject(loans, 'O1', values)).toEqual({ loans: 1, remaining: 250, payment: 25 })
})

describe('what is owed in total', () => {
  it('counts each loan once', () => {
    const loans = [
      loan({ unitIds: ['W1', 'W2'], objectIds: ['O1'] }),
      loan({}),
      loan({ loanId: 'D2' }),
    ]
    expect(debtOfAll(loans)).toEqual({ loans: 2, remaining: 2000, payment: 200 })
  })

  it('is what its units owe together, to the cent', () => {
    const ids = ['A', 'B', 'C', 'D']
    const cents = fc.integer({ min: 0, max: 1e11 })
    const loans = fc.uniqueArray(
      fc.record({
        loanId: fc.string(),
        unitIds: fc.subarray(ids, { minLength: 1 }),
        remainingCredit: cents,
        payment: cents,
      }),
      { selector: ({ loanId }) => loanId, minLength: 1 },
    )
    const prices = fc.tuple(...ids.map(() => fc.integer({ min: 1, max: 1e12 })))
    fc.assert(
      fc.property(loans, prices, (given, known) => {
        const all = given.map(loan)
        const byId = new Map(ids.map((id, index) => [id, known[index] ?? null]))
        const units = ids.map((id) => debtOfUnit(all, id, byId))
        const sum = (field: 'remaining' | 'payment') =>
          units.reduce((total, unit) => total + (unit?.[field] ?? Number.NaN), 0)
        expect(debtOfAll(all)).toMatchObject({
          remaining: sum('remaining'),
          payment: sum('payment'),
        })
      }),
    )
  })
})

describe('what is owned', () => {
  const months = (...amounts: number[]) => [...amounts, ...Array(12 - amounts.length).fill(0)]
  const cashFlow = { income: months(500, 500, 500), expenses: months(100, 100, 150) }
  const debt = { loans: 1, remaining: 40_000, payment: 300 }

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
      returnOnEquity: 42,
    })
  })

  test.each([
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
      { payment: null },
      { equity: 60_000, payments: null, cashFlow: null, returnOnEquity: null },
    ],
    [100_000, { payment: 400 }, { payments: 1200, cashFlow: -50, returnOnEquity: -8 }],
  ])('of a value of %j and debts with %j is %j', (value, owed, expected) => {
    expect(computeEquity(value, cashFlow, { ...debt, ...owed })).toMatchObject(expected)
  })

  test.each([
    ['income', { ...cashFlow, income: null }, { months: 3, surplus: null }],
    ['expenses', { ...cashFlow, expenses: null }, { months: 3, surplus: null }],
    ['a single month', { income: months(), expenses: months() }, { months: 0, payments: null }],
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
])('payments of %j and a cash flow of %j carry the loans: %j', (payment, cashFlow, carries) => {
  expect(carriesLoans({ debt: { loans: 1, remaining: 0, payment }, cashFlow })).toBe(carries)
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

  test('are those with a share of a payment', () => {
    // Of the payment of 100, W1 owes 30 and W2 70; W5 has no figures.
    const loans = [{ unitIds: ['W1', 'W2'] }, { unitIds: ['W4', 'W5'] }].map(loan)
    const known = [...unitsWithLoans(loans, units)]
    expect(known.map(([id, { cashFlow }]) => [id, cashFlow])).toEqual([
      ['W1', 0],
      ['W2', -12],
    ])
  })

  test('are none without loans', () => {
    expect(unitsWithLoans([], units)).toEqual(new Map())
  })
})
