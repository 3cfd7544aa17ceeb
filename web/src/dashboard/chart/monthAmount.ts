import type { Month } from '@hausblick/figures/cashflow.ts'
import { formatMoney, formatMoneyExactly } from '../../format/money.ts'

/**
 * Returns how the amounts of a series' months are written: with cents, unless all are whole euros. Twelve rounded months would
 * not add up to the year, whose sums stand above the chart.
 */
export function monthAmountFormat(months: readonly Month[]): (euros: number) => string {
  const isWhole = months.every(
    ({ income, expenses }) => Number.isInteger(income ?? 0) && Number.isInteger(expenses ?? 0),
  )
  return isWhole ? formatMoney : formatMoneyExactly
}
