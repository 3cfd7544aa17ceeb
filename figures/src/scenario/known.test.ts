import { objectOverviewFields } from '@hausblick/contract/rows/objectOverview.ts'
import { describe, expect, it } from 'vitest'
import { readObjectDetails } from '../records/objectDetails.ts'
import { record } from '../testing/record.ts'
import { plan } from '../testing/scenario.ts'
import { gatherKnown } from './known.ts'

const months = (amount: number, count = 12) =>
  Array.from({ length: 12 }, (_, index) => (index < count ? amount : 0))
const cash = (amount: number, count = 12) => ({
  income: months(amount, count),
  expenses: months(1, count),
})
const recorded = (amount: number, count = 12, before: number | null = null) => ({
  cashFlow: cash(amount, count),
  cashFlowBefore: before === null ? null : cash(before),
  valuation: { value: amount },
})
const nothing = {
  today: '2026-11-26',
  portfolio: null,
  units: [],
  objects: [],
  details: [],
  objectDetails: [],
  buildings: new Map(),
  plans: [],
}

describe('the year', () => {
  it.each([
    ['whole', recorded(100), 12, 1_200, 12],
    ['completed by the year before', recorded(100, 7, 10), 12, 750, 12],
    ['too short', recorded(100, 7), 7, null, null],
    [
      'of a year before that is too short',
      { ...recorded(100, 7), cashFlowBefore: cash(1, 11) },
      7,
      null,
      null,
    ],
    ['empty', recorded(0, 0, 10), 0, null, null],
  ])('%s', (_, portfolio, count, income, expenses) => {
    const given = gatherKnown({ ...nothing, portfolio: { ...portfolio, occupancyRate: null } })
    expect(given).toMatchObject({ months: count, income, expenses })
  })

  it('of a unit is of the same months', () => {
    const portfolio = { ...recorded(100, 7, 10), occupancyRate: null }
    const units = [
      { unitId: 'W1', ...recorded(20, 7, 2) },
      { unitId: 'W2', ...recorded(0, 7) },
    ]
    expect(gatherKnown({ ...nothing, portfolio, units }).sellables).toMatchObject([
      { id: 'W1', income: 150, value: 20 },
      { id: 'W2', income: null, value: null },
    ])
  })
})

it('what is sold repays the loans for it alone', () => {
  const plans = [
    plan({ loanId: 'D1', unitIds: ['W1'], objectIds: ['O1'] }),
    plan({ loanId: 'D2', unitIds: ['W1', 'W2'] }),
    plan({ loanId: 'D3', unitIds: ['W2', 'W3'] }),
    plan({ loanId: 'D4', objectIds: ['O1', 'O2'] }),
  ]
  const { sellables } = gatherKnown({
    ...nothing,
    plans,
    buildings: new Map([
      ['W1', ['O1']],
      ['W2', ['O1']],
      ['W3', ['O1', 'O2']],
    ]),
    objects: [{ objectId: 'O1', ...recorded(1) }],
    units: [{ unitId: 'W1', ...recorded(1) }],
  })
  expect(sellables).toMatchObject([
    { id: 'O1', unitIds: ['W1', 'W2'], loanIds: ['D1', 'D2'], sharedLoanIds: ['D3', 'D4'] },
    { id: 'W1', unitIds: ['W1'], loanIds: ['D1'], sharedLoanIds: ['D2'] },
  ])
})

it('sold of a building is what is the owner’s', () => {
  const details = readObjectDetails(
    record(objectOverviewFields, { objectid: 'O1', numberofunits: '3' }),
  )
  const given = {
    ...nothing,
    portfolio: { ...recorded(50), occupancyRate: null },
    objects: [{ objectId: 'O1', ...recorded(900) }],
    objectDetails: [details],
  }
  const units = ['W1', 'W2'].map((unitId) => ({ unitId, ...recorded(25) }))
  const buildings = new Map(units.map(({ unitId }) => [unitId, ['O1']]))
  expect(gatherKnown({ ...given, units, buildings }).sellables[0]).toMatchObject({
    kind: 'object',
    isWhole: false,
    unitIds: ['W1', 'W2'],
    value: 50,
    income: 600,
    expenses: 24,
  })
  // Nothing of it is recorded, and the portfolio is worth less.
  expect(gatherKnown(given).sellables).toEqual([])
})
