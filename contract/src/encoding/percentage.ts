import { readScaled, writeShortened } from './decimal.ts'
import type { Encoding } from './encoding.ts'

/** A share or a change in basis points, written with up to two decimals: `9750` is `97,5%`. */
export const percentage: Encoding<number> = {
  kind: 'percentage',
  read: (text) => readScaled(withoutSign(text), 2),
  write: (basisPoints) => (basisPoints === null ? '' : `${writeShortened(basisPoints, 2)}%`),
}

/** Removes the percent sign at the end of a text. */
export function withoutSign(text: string): string {
  return text.replace(/\s*%\s*$/, '')
}
