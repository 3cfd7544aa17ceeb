import { expect, test } from 'vitest'
import { combinePortfolios } from './combinePortfolios.ts'

const row = { value_cents: 100, purchasing_value_cents: 50, property_count: 3, listed: 0 }
const state = { row, months: [], valuations: [] }
const worth = (valuation_date: string, value_cents: number) => ({
  kind: 'portfolio',
  valuation_date,
  value_cents,
  value_change_bp: 7,
})

test('adds values, counts and months, and weighs shares by the numbers of units', () => {
  const one = {
    row: { ...row, occupancy_rate_bp: 10_000, valuation_date: '2024', listed: 1 },
    months: [{ year: 2024, income_01: 5, expenses_01: null }],
    valuations: [],
  }
  const other = {
    row: { ...row, property_count: 1, occupancy_rate_bp: 0, valuation_date: '2025-01-31' },
    months: [
      { year: 2023, income_01: 1, expenses_01: 1 },
      { year: 2024, income_01: 2, expenses_01: null },
    ],
    valuations: [],
  }
  expect(combinePortfolios(one, other)).toEqual({
    row: {
      value_cents: 200,
      purchasing_value_cents: 100,
      value_change_bp: 10_000,
      property_count: 4,
      occupancy_rate_bp: 7500,
      valuation_date: '2025-01-31',
      listed: 1,
    },
    months: [
      { year: 2023, income_01: 1, expenses_01: 1 },
      { year: 2024, income_01: 7, expenses_01: null },
    ],
    valuations: [],
  })
})

test('takes a missing value for nothing, and two for unknown', () => {
  const { row: combined } = combinePortfolios(
    { ...state, row: { ...row, value_cents: null, purchasing_value_cents: null } },
    { ...state, row: { ...row, purchasing_value_cents: null } },
  )
  expect(combined).toMatchObject({
    value_cents: 100,
    purchasing_value_cents: null,
    value_change_bp: null,
  })
})

test('values both at each date from which both were valued', () => {
  const { valuations } = combinePortfolios(
    { ...state, valuations: [worth('2022', 1), worth('2024', 2)] },
    { ...state, valuations: [worth('2023', 10), worth('2024', 20), worth('2025', 30)] },
  )
  expect(
    valuations.map(({ valuation_date, value_cents }) => [valuation_date, value_cents]),
  ).toEqual([
    ['2023', 11],
    ['2024', 22],
    ['2025', 32],
  ])
})
