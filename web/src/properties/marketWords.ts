import type { MarketComparison } from '@hausblick/figures/rent.ts'
import { formatMoneyExactly } from '../format/money.ts'
import { formatChange, formatPercent } from '../format/percent.ts'
import * as texts from './texts.ts'

/** Returns how a rent compares with the market, in one line: `€ 498,00 im Monat unter der Marktmiete (−41 %)`. */
export function marketLine(comparison: MarketComparison): string {
  const { difference, percent } = comparison
  if (difference === 0) return texts.asHighAsMarket
  const share = isSmall(percent) ? texts.lessThanOnePercent : formatChange(percent, 0)
  return texts.marketLine(marketAmount(comparison), sideOf(comparison), share)
}

/** Returns the difference as a change in percent: `−41 %`. */
export function marketChange({ difference, percent }: MarketComparison): string {
  return difference !== 0 && isSmall(percent) ? texts.underOnePercent : formatChange(percent, 0)
}

/** Returns the difference as a share of the market rent: `41 % unter der Marktmiete`. */
export function marketShare(comparison: MarketComparison): string {
  const { difference, percent } = comparison
  if (difference === 0) return texts.asHighAsMarket
  const share = isSmall(percent)
    ? texts.lessThanOnePercent
    : formatPercent(Math.round(Math.abs(percent)))
  return texts.marketShare(share, sideOf(comparison))
}

/** Returns the difference without its direction: `€ 498,00 im Monat`. */
export function marketAmount({ difference }: MarketComparison): string {
  return texts.amountAMonth(formatMoneyExactly(Math.abs(difference)))
}

/** Whether it would be rounded to nothing. */
function isSmall(percent: number): boolean {
  return Math.abs(percent) < 0.5
}

function sideOf({ difference }: MarketComparison): string {
  return difference > 0 ? texts.overMarket : texts.underMarket
}
