import { formatNumber, NO_BREAK } from './number.ts'

const PERCENT = 100

/** A share in basis points, with the decimals that it has, two at most: `96,4 %`. */
export function formatPercent(basisPoints: number, maxDecimals = 2): string {
  return `${formatNumber(basisPoints / PERCENT, 0, maxDecimals)}${NO_BREAK}%`
}

/** An interest rate in basis points: `2,40 %`. */
export function formatRate(basisPoints: number): string {
  return `${formatNumber(basisPoints / PERCENT, 2, 2)}${NO_BREAK}%`
}

/** A change in basis points with its sign, `+22,6 %`; nothing before what is shown as zero. */
export function formatChange(basisPoints: number, maxDecimals = 2): string {
  const digits = formatNumber(basisPoints / PERCENT, 0, maxDecimals)
  const rises = basisPoints > 0 && digits !== '0'
  return `${rises ? '+' : ''}${digits}${NO_BREAK}%`
}
