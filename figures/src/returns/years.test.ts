import { expect, test } from 'vitest'
import { compareYears } from './years.ts'

const year = (income: number, expenses: number, months = 12) => ({
  income: Array.from({ length: 12 }, (_, index) => (index < months ? income : 0)),
  expenses: Array.from({ length: 12 }, (_, index) => (index < months ? expenses : 0)),
})
const monthly = (payment: number | null) => Array.from({ length: 12 }, () => payment)

test('years stand beside each other, the latest first, each over the months that are known', () => {
  const years = new Map([
    [2023, year(1, 1, 0)],
    [2024, year(1000, 400)],
    [2025, year(1100, 300, 5)],
  ])
  expect(compareYears(years, 1_000_000, (of) => monthly(of === 2025 ? 200 : null))).toEqual([
    {
      year: 2025,
      months: 5,
      income: 5500,
      expenses: 1500,
      surplus: 4000,
      payments: 1000,
      cashFlow: 3000,
      gross: null,
      net: null,
    },
    {
      year: 2024,
      months: 12,
      income: 12_000,
      expenses: 4800,
      surplus: 7200,
      payments: null,
      cashFlow: null,
      gross: 120,
      net: 72,
    },
  ])
})

test('without price, expenses or loans, what follows from them is unknown', () => {
  const years = new Map([[2025, { ...year(10, 1), expenses: null }]])
  expect(compareYears(years, null, () => null)).toMatchObject([
    {
      income: 120,
      expenses: null,
      surplus: null,
      payments: null,
      cashFlow: null,
      gross: null,
      net: null,
    },
  ])
})
