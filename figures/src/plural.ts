/** Chooses the words for a number: German has one form for exactly one, and another for all else, nothing included. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other
}
