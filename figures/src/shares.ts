/** 100 % in basis points. */
export const WHOLE = 10_000

/**
 * Returns a part of a positive whole in basis points, rounded half away from zero; null if either is unknown or the whole is not
 * positive.
 */
export function shareOf(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null || whole <= 0) return null
  return Math.sign(part) * Math.round((Math.abs(part) * WHOLE) / whole) || 0
}

/**
 * Divides an amount in proportion to positive weights into whole parts that add up to it: each is rounded down, and the units left
 * over go one each to the parts with the largest remainders, earlier ones first where these are equal.
 */
export function shareByWeight(amount: number, weights: readonly number[]): number[] {
  // A product of two amounts in cents exceeds what a number holds exactly.
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const sign = BigInt(Math.sign(amount))
  const parts = weights.map((weight, index) => {
    const product = sign * BigInt(amount) * BigInt(weight)
    return { index, part: product / whole, remainder: product % whole }
  })
  const rest = sign * BigInt(amount) - parts.reduce((sum, { part }) => sum + part, 0n)
  const rounded = parts
    .toSorted((a, b) => Number(b.remainder > a.remainder) - Number(a.remainder > b.remainder))
    .map(({ index, part }, rank) => ({ index, part: rank < rest ? part + 1n : part }))
  return rounded.toSorted((a, b) => a.index - b.index).map(({ part }) => Number(sign * part))
}

/**
 * Returns the share of some items in an amount that is for several, in proportion to their values; null if the value of any is
 * unknown or zero, unless all are among them.
 */
export function shareOfSome(
  amount: number,
  ids: readonly string[],
  own: readonly string[],
  values: ReadonlyMap<string, number | null>,
): number | null {
  const items = [...new Set(ids)]
  if (items.every((item) => own.includes(item))) return amount
  const weights = items.map((item) => values.get(item) ?? 0)
  if (weights.some((weight) => weight <= 0)) return null
  const shares = shareByWeight(amount, weights)
  return items.reduce(
    (sum, item, index) => sum + (own.includes(item) ? (shares[index] ?? 0) : 0),
    0,
  )
}
