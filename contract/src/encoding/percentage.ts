import { readScaled, writeScaled, writeShortened } from './decimal.ts'
import type { Encoding } from './encoding.ts'

const readBasisPoints = (text: string) => readScaled(text.replace(/\s*%\s*$/, ''), 2)

/** A share or a change in basis points, written with up to two decimals: `9750` is `97,5%`. */
export const percentage: Encoding<number> = {
  kind: 'percentage',
  read: readBasisPoints,
  write: (basisPoints) => (basisPoints === null ? '' : `${writeShortened(basisPoints, 2)}%`),
}

/** An annual interest rate in basis points, written with exactly two decimals: `239` is `2,39%`. */
export const interestRate: Encoding<number> = {
  kind: 'interestRate',
  read: readBasisPoints,
  write: (basisPoints) => (basisPoints === null ? '' : `${writeScaled(basisPoints, 2)}%`),
}
