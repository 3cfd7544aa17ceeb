import { monthlySeries } from '@hausblick/figures/cashflow.ts'
import { expect, test } from 'vitest'
import { chooseMonthFormat } from './chooseMonthFormat.ts'

test.each([
  [[90_000, 90_000], [21_000, 0], '€\u00a0900'],
  [[90_000, 89_345], [21_000, 0], '€\u00a0900,00'],
  [[90_000, 90_000], [21_010, 0], '€\u00a0900,00'],
])(
  'beside an income of %j and expenses of %j a month of 90,000 cents is %s',
  (income, expenses, shown) => {
    expect(chooseMonthFormat(monthlySeries({ income, expenses }))(90_000)).toBe(shown)
  },
)
