import type { MarketComparison } from '@hausblick/figures/rent.ts'
import { formatMoneyExactly } from '../format/money.ts'
import { NO_BREAK } from '../format/number.ts'
import { formatChange, formatPercent } from '../format/percent.ts'

/** Returns how a rent compares with the market, in one line: `€ 498,00 im Monat unter der Marktmiete (−41 %)`. */
export function marketLine(comparison: MarketComparison): string {
  const { difference, percent } = comparison
  if (difference === 0) return AS_HIGH
  const share = isSmall(percent) ? SMALL : formatChange(percent, 0)
  return `${marketAmount(comparison)} ${sideOf(comparison)} (${share})`
}

/** Returns the difference as a share of the market rent: `41 % unter der Marktmiete`. */
export function marketShare(comparison: MarketComparison): string {
  const { difference, percent } = comparison
  if (difference === 0) return AS_HIGH
  const share = isSmall(percent) ? SMALL : formatPercent(Math.round(Math.abs(percent)))
  return `${share} ${sideOf(comparison)}`
}

/** Returns the difference without its direction: `€ 498,00 im Monat`. */
export function marketAmount({ difference }: MarketComparison): string {
  return `${formatMoneyExactly(Math.abs(difference))} im Monat`
}

const AS_HIGH = 'auf Höhe der Marktmiete'
const SMALL = `weniger als 1${NO_BREAK}%`

/** Whether it would be rounded to nothing. */
function isSmall(percent: number): boolean {
  return Math.abs(percent) < 0.5
}

function sideOf({ difference }: MarketComparison): string {
  return `${difference > 0 ? 'über' : 'unter'} der Marktmiete`
}
