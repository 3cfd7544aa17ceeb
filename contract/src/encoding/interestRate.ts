import { hasMoreDecimals, readScaled, writeShortened } from './decimal.ts'
import type { Encoding } from './encoding.ts'
import { withoutSign } from './percentage.ts'

/** The decimals of a percentage that are kept. Contracts state up to three, sixteenths of a per cent have four. */
export const RATE_DECIMALS = 6

/** An annual interest rate of 1 %. */
export const ONE_PERCENT = 10 ** RATE_DECIMALS

/**
 * An annual interest rate in millionths of a per cent, written with two decimals or as many more as it has: `2390000` is
 * `2,39%`, `3675000` is `3,675%`.
 */
export const interestRate: Encoding<number> = {
  kind: 'interestRate',
  read: (text) => readScaled(withDecimalComma(text), RATE_DECIMALS),
  write: (rate) => (rate === null ? '' : `${writeShortened(rate, RATE_DECIMALS, 2)}%`),
}

/** Whether a rate has more decimals than are kept. */
export function isRoundedRate(text: string): boolean {
  return hasMoreDecimals(withDecimalComma(text), RATE_DECIMALS)
}

/** A single dot of a rate is a decimal point even before three digits: no rate has thousands. */
function withDecimalComma(text: string): string {
  return withoutSign(text).replace(/^([^.,]*)\.(\d+)$/, '$1,$2')
}
