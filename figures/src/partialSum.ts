/** A sum of amounts of which some may be unknown. */
export interface PartialSum {
  /** The sum of the known amounts; null if none is known. */
  readonly amount: number | null
  /** How many are unknown. */
  readonly unknown: number
}

export function sumOfKnown(amounts: readonly (number | null)[]): PartialSum {
  const known = amounts.filter((amount) => amount !== null)
  return {
    amount: known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0),
    unknown: amounts.length - known.length,
  }
}

/** Adds up sums of which some may be partly unknown. */
export function addPartialSums(sums: readonly PartialSum[]): PartialSum {
  const { amount } = sumOfKnown(sums.map((sum) => sum.amount))
  return { amount, unknown: sums.reduce((all, { unknown }) => all + unknown, 0) }
}
