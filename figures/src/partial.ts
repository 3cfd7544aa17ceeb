// Arithmetic of amounts that may be unknown.

/** Returns the sum of months; null if any is unknown, or there is none. */
export function addUp(months: readonly (number | null)[]): number | null {
  if (months.length === 0) return null
  return months.reduce<number | null>(
    (sum, month) => (sum === null || month === null ? null : sum + month),
    0,
  )
}

export function subtract(minuend: number | null, subtrahend: number | null): number | null {
  return minuend === null || subtrahend === null ? null : minuend - subtrahend
}
