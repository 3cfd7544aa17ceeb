import { formatNumber, NO_BREAK } from './number.ts'

/** A share in percent, with the decimals that it has, two at most: `96,4 %`. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent, 0, 2)}${NO_BREAK}%`
}

/** An interest rate in percent: `2,40 %`. */
export function formatRate(percent: number): string {
  return `${formatNumber(percent, 2, 2)}${NO_BREAK}%`
}

/** A change in percent with its sign, `+22,6 %`; nothing before what is shown as zero. */
export function formatChange(percent: number, maxDecimals = 2): string {
  const digits = formatNumber(percent, 0, maxDecimals)
  const rises = percent > 0 && digits !== '0'
  return `${rises ? '+' : ''}${digits}${NO_BREAK}%`
}
