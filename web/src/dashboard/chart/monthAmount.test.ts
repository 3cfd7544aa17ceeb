import { monthlySeries } from '@hausblick/figures/cashflow.ts'
import { expect, test } from 'vitest'
import { monthAmountFormat } from './monthAmount.ts'

test.each([
  [[900, 900], [210, 0], '€\u00a0900'],
  [[900, 893.45], [210, 0], '€\u00a0900,00'],
  [[900, 900], [210.1, 0], '€\u00a0900,00'],
])('beside an income of %j and expenses of %j a month of 900 is %s', (income, expenses, shown) => {
  expect(monthAmountFormat(monthlySeries({ income, expenses }))(900)).toBe(shown)
})
