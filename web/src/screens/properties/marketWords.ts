import type { MarketComparison } from '@hausblick/figures/rent.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { formatChange, formatPercent } from '../../base/format/percent.ts'
import * as texts from './texts.ts'

/** Returns the comparison in one line: `€ 498,00 im Monat unter der Marktmiete (−41 %)`. */
export function marketLine(comparison: MarketComparison): string {
  const { difference, share } = comparison
  if (difference === 0) return texts.asHighAsMarket
  const part = isSmall(share) ? texts.lessThanOnePercent : formatChange(share, 0)
  return texts.marketLine(marketAmount(comparison), sideOf(comparison), part)
}

/** Returns the difference as a change in percent: `−41 %`. */
export function marketChange({ difference, share }: MarketComparison): string {
  return difference !== 0 && isSmall(share) ? texts.underOnePercent : formatChange(share, 0)
}

/** Returns the difference as a share of the market rent: `41 % unter der Marktmiete`. */
export function marketShare(comparison: MarketComparison): string {
  const { difference, share } = comparison
  if (difference === 0) return texts.asHighAsMarket
  const part = isSmall(share) ? texts.lessThanOnePercent : formatPercent(Math.abs(share), 0)
  return texts.marketShare(part, sideOf(comparison))
}

/** Returns the difference without its direction: `€ 498,00 im Monat`. */
export function marketAmount({ difference }: MarketComparison): string {
  return texts.amountAMonth(formatMoneyExactly(Math.abs(difference)))
}

const HALF_A_PERCENT = 50

/** Whether a share in basis points would round to 0 %. */
function isSmall(share: number): boolean {
  return Math.abs(share) < HALF_A_PERCENT
}

function sideOf({ difference }: MarketComparison): string {
  return difference > 0 ? texts.overMarket : texts.underMarket
}
