import type { Month } from '@hausblick/figures/cashflow.ts'
import { wholeEuros } from '@hausblick/figures/wholeEuros.ts'
import { formatMoney, formatMoneyExactly } from '../../format/money.ts'

/**
 * Returns how the amounts of a series' months are written: with cents, unless all are whole euros. Twelve rounded months would
 * not add up to the year, whose sums stand above the chart.
 */
export function monthAmountFormat(months: readonly Month[]): (cents: number) => string {
  const isWhole = months.every(
    ({ income, expenses }) => isWholeEuros(income) && isWholeEuros(expenses),
  )
  return isWhole ? formatMoney : formatMoneyExactly
}

function isWholeEuros(cents: number | null): boolean {
  return cents === null || cents === wholeEuros(cents)
}
