import { WHOLE } from '../shares.ts'

/** A factor by whole numbers, exactly. */
type Factor = readonly [numerator: number, denominator: number]

/** Returns an amount multiplied by factors, rounded once: half away from zero. */
export function multiply(amount: number, factors: readonly Factor[]): number {
  const product = factors.reduce((all, [numerator]) => all * BigInt(numerator), BigInt(amount))
  const divisor = factors.reduce((all, [, denominator]) => all * BigInt(denominator), 1n)
  const sign = product < 0n ? -1n : 1n
  return Number(sign * ((2n * sign * product + divisor) / (2n * divisor)))
}

/** Returns the factor of the same yearly change (basis points) over some years. */
export function growth(change: number, years: number): Factor[] {
  return Array.from({ length: change === 0 ? 0 : years }, () => [WHOLE + change, WHOLE])
}
