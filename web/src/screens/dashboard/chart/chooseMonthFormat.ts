import type { Month } from '@hausblick/figures/cashflow.ts'
import { wholeEuros } from '@hausblick/figures/wholeEuros.ts'
import { formatMoney, formatMoneyExactly } from '../../../base/format/money.ts'

/**
 * Returns the format of a series' monthly amounts: with cents unless all are whole euros, since twelve rounded months would not
 * add up to the totals above the chart.
 */
export function chooseMonthFormat(months: readonly Month[]): (cents: number) => string {
  const isWhole = months.every(
    ({ income, expenses }) => isWholeEuros(income) && isWholeEuros(expenses),
  )
  return isWhole ? formatMoney : formatMoneyExactly
}

function isWholeEuros(cents: number | null): boolean {
  return cents === null || cents === wholeEuros(cents)
}
