import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Debt, debtOfAll, debtOfObject, debtOfUnit, loansOfObject } from './debt.ts'
import { type Given, owedLoan } from './testing/loan.ts'

const values = new Map([
  ['W1', 300],
  ['W2', 700],
  ['W0', 0],
  ['W?', null],
  ['O1', 1000],
  ['O2', 3000],
])

const buildings = new Map([
  ['W1', ['O1']],
  ['W?', ['O1']],
  ['W2', ['O2']],
  ['W3', ['O1', 'O3']],
])
const context = { objectValues: values, unitValues: values, buildings }

describe('what a unit owes', () => {
  test.each<[string, Given[], string, unknown]>([
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
    ['an unknown rest', [{ unitIds: ['W1'], owed: null }], 'W1', { remaining: null, payment: 100 }],
    [
      'an unknown payment',
      [{ unitIds: ['W1'], payment: null }],
      'W1',
      { remaining: 1000, payment: null },
    ],
    [
      'two loans',
      [{ unitIds: ['W1'] }, { loanId: 'D2', unitIds: ['W1', 'W2'] }],
      'W1',
      { loans: 2, remaining: 1300, payment: 130 },
    ],
  ])('is %s', (_, loans, id, debt) => {
    expect(brief(debtOfUnit(loans.map(owedLoan), id, values))).toMatchObject(debt as object)
  })

  it('is unknown if no loan at all is recorded', () => {
    expect(debtOfUnit([], 'W1', values)).toBeNull()
    expect(debtOfObject([], 'O1', context)).toBeNull()
    expect(debtOfAll([])).toBeNull()
  })
})

/** Returns a debt with the payment of a month: all months have the same here. */
function brief(debt: Debt | null) {
  return debt && { loans: debt.loans, remaining: debt.remaining, payment: debt.payments[0] }
}

describe('what a building owes', () => {
  test.each<[string, Given[], string, unknown]>([
    [
      'a share of the loans that name it, by the values of buildings',
      [{ unitIds: ['W1', 'W2'], objectIds: ['O1', 'O2'] }, { loanId: 'D2' }],
      'O1',
      { loans: 1, remaining: 250, payment: 25 },
    ],
    ['all of a loan for one of its units', [{ unitIds: ['W?'] }], 'O1', { remaining: 1000 }],
    [
      'all of a loan for several of its units',
      [{ unitIds: ['W1', 'W?', 'W1'] }],
      'O1',
      { loans: 1, remaining: 1000, payment: 100 },
    ],
    [
      'the shares of its units in a loan that is also for a unit elsewhere',
      [{ unitIds: ['W2', 'W1'] }],
      'O2',
      { remaining: 700, payment: 70 },
    ],
    [
      'nothing of a loan for its unit that names another building',
      [{ unitIds: ['W1'], objectIds: ['O2'] }],
      'O1',
      { loans: 0, remaining: 0 },
    ],
    ['nothing of a loan for a unit of no building', [{ unitIds: ['X'] }], 'O1', { loans: 0 }],
    [
      'an unknown share of a loan for a unit that may be another’s',
      [{ unitIds: ['W3'] }],
      'O1',
      { loans: 1, remaining: null },
    ],
  ])('is %s', (_, loans, id, debt) => {
    expect(brief(debtOfObject(loans.map(owedLoan), id, context))).toMatchObject(debt as object)
  })

  it('belongs to the loans that are listed with it', () => {
    const loans = [{ unitIds: ['W1'] }, { loanId: 'D2', objectIds: ['O2'], unitIds: ['W1'] }]
    const listed = loansOfObject(loans.map(owedLoan), 'O1', buildings)
    expect(listed.map(({ loan }) => loan.loanId)).toEqual(['D1'])
  })
})

test('a debt says from when to when it dates', () => {
  const loans = [
    { loanId: 'D1', unitIds: ['W1'], day: '2026-05-04' },
    { loanId: 'D2', unitIds: ['W2'], day: '2025-12-31' },
  ].map(owedLoan)
  expect(debtOfAll(loans)?.days).toMatchObject({ oldest: '2025-12-31', newest: '2026-05-04' })
  expect(debtOfUnit(loans, 'W1', values)?.days?.oldest).toBe('2026-05-04')
  expect(debtOfUnit(loans, 'W?', values)?.days).toBeNull()
})

it('is in total what units owe together, and buildings, to the cent', () => {
  const units = ['A', 'B', 'C', 'D']
  const cents = fc.integer({ min: 0, max: 1e11 })
  const loans = fc.uniqueArray(
    fc.record({
      loanId: fc.string(),
      unitIds: fc.subarray(units, { minLength: 1 }),
      owed: cents,
      payment: cents,
    }),
    { selector: ({ loanId }) => loanId, minLength: 1 },
  )
  const prices = fc.tuple(...units.map(() => fc.integer({ min: 1, max: 1e12 })))
  const houses = fc.tuple(...units.map(() => fc.constantFrom('O1', 'O2')))
  fc.assert(
    fc.property(loans, prices, houses, (given, known, homes) => {
      const all = given.map(owedLoan)
      const unitValues = new Map(units.map((id, index) => [id, known[index] ?? null]))
      const homeOf = new Map(units.map((id, index) => [id, [homes[index] ?? '']]))
      const ofUnits = units.map((id) => debtOfUnit(all, id, unitValues))
      const ofObjects = ['O1', 'O2'].map((id) =>
        debtOfObject(all, id, { objectValues: new Map(), unitValues, buildings: homeOf }),
      )
      const total = debtOfAll(all)
      for (const parts of [ofUnits, ofObjects]) {
        const sum = (amountOf: (debt: Debt) => number | null | undefined) =>
          parts.reduce((added, debt) => added + ((debt && amountOf(debt)) ?? Number.NaN), 0)
        expect(total?.remaining).toBe(sum(({ remaining }) => remaining))
        for (const month of [0, 11])
          expect(total?.payments[month]).toBe(sum(({ payments }) => payments[month]))
      }
    }),
  )
})
