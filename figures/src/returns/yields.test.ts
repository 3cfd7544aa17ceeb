import { expect, test } from 'vitest'
import { computeYields } from './yields.ts'

const twelve = (amount: number) => Array.from({ length: 12 }, () => amount)
const valuation = {
  value: 25_000_000,
  valuationDate: null,
  purchasingValue: 20_000_000,
  purchasingDate: null,
  valueChange: null,
}
const cashFlow = { income: twelve(100_000), expenses: twelve(25_000) }

test('what a year yields is income or surplus by price or value', () => {
  expect(computeYields(valuation, cashFlow)).toEqual({
    months: 12,
    year: { income: 1_200_000, expenses: 300_000, surplus: 900_000 },
    price: 20_000_000,
    value: 25_000_000,
    grossOnPrice: 600,
    netOnPrice: 450,
    grossOnValue: 480,
    netOnValue: 360,
  })
})

const nothing = { grossOnPrice: null, netOnPrice: null, grossOnValue: null, netOnValue: null }

test.each([
  [
    'no price',
    { ...valuation, purchasingValue: null },
    cashFlow,
    { grossOnPrice: null, netOnPrice: null, netOnValue: 360 },
  ],
  [
    'a price of zero',
    { ...valuation, purchasingValue: 0 },
    cashFlow,
    { price: null, grossOnPrice: null },
  ],
  [
    'no value',
    { ...valuation, value: 0 },
    cashFlow,
    { grossOnValue: null, netOnValue: null, netOnPrice: 450 },
  ],
  [
    'eleven months',
    valuation,
    { income: [...twelve(100_000).slice(1), 0], expenses: [...twelve(25_000).slice(1), 0] },
    { months: 11, year: null, ...nothing },
  ],
  ['no income', valuation, { ...cashFlow, income: null }, { months: 12, year: null, ...nothing }],
  ['no expenses', valuation, { ...cashFlow, expenses: null }, { year: null, ...nothing }],
  [
    'a deficit',
    valuation,
    { income: twelve(0), expenses: twelve(10_000) },
    { grossOnPrice: 0, netOnPrice: -60 },
  ],
  // 4.5 basis points are rounded away from zero.
  [
    'half a basis point',
    valuation,
    { income: twelve(750), expenses: twelve(1500) },
    { grossOnPrice: 5, netOnPrice: -5 },
  ],
])('with %s', (_, valued, amounts, expected) => {
  expect(computeYields(valued, amounts)).toMatchObject(expected)
})
