import { ONE_PERCENT, RATE_DECIMALS } from '@hausblick/contract/encoding/interestRate.ts'
import { formatNumber, NO_BREAK } from './number.ts'

const PERCENT = 100

/** Formats basis points as a percentage without trailing zeros: `96,4 %`. */
export function formatPercent(basisPoints: number, maxDecimals = 2): string {
  return `${formatNumber(basisPoints / PERCENT, 0, maxDecimals)}${NO_BREAK}%`
}

/** Formats an interest rate in millionths of a per cent with two decimals, or as many as it has: `2,40 %`, `3,675 %`. */
export function formatRate(rate: number): string {
  return `${formatNumber(rate / ONE_PERCENT, 2, RATE_DECIMALS)}${NO_BREAK}%`
}

/** Formats an interest rate in millionths of a per cent with two decimals, as on cards. */
export function formatRateShort(rate: number): string {
  return `${formatNumber(rate / ONE_PERCENT, 2, 2)}${NO_BREAK}%`
}

/** Formats a change in basis points with its sign, `+22,6 %`; without one if it rounds to zero. */
export function formatChange(basisPoints: number, maxDecimals = 2): string {
  const digits = formatNumber(basisPoints / PERCENT, 0, maxDecimals)
  const rises = basisPoints > 0 && digits !== '0'
  return `${rises ? '+' : ''}${digits}${NO_BREAK}%`
}
