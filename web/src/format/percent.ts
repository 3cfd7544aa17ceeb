import { formatNumber, NO_BREAK } from './number.ts'

const PERCENT = 100

/** Formats basis points as a percentage without trailing zeros: `96,4 %`. */
export function formatPercent(basisPoints: number, maxDecimals = 2): string {
  return `${formatNumber(basisPoints / PERCENT, 0, maxDecimals)}${NO_BREAK}%`
}

/** Formats an interest rate in basis points with two decimals: `2,40 %`. */
export function formatRate(basisPoints: number): string {
  return `${formatNumber(basisPoints / PERCENT, 2, 2)}${NO_BREAK}%`
}

/** Formats a change in basis points with its sign, `+22,6 %`; without one if it rounds to zero. */
export function formatChange(basisPoints: number, maxDecimals = 2): string {
  const digits = formatNumber(basisPoints / PERCENT, 0, maxDecimals)
  const rises = basisPoints > 0 && digits !== '0'
  return `${rises ? '+' : ''}${digits}${NO_BREAK}%`
}
