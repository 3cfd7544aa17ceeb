/** A part of a compound that is found by itself has at least so many letters. */
export const SHORTEST_PART = 4
/** The part before it has at least so many: Bau in Bauvertrag. */
export const SHORTEST_START = 3
/** Long enough for two parts; what is longer than any word is no compound. Folded German has no other letters. */
const COMPOUND = new RegExp(`^[a-z]{${SHORTEST_START + SHORTEST_PART},40}$`)

/** Returns whether a stem may be that of a compound. */
export function isCompound(stem: string): boolean {
  return COMPOUND.test(stem)
}

/** Returns what a compound goes on with from each letter on that may begin a part of it. */
export function partsOf(compound: string): string[] {
  const count = compound.length - SHORTEST_PART - SHORTEST_START + 1
  return Array.from({ length: count }, (_, index) => compound.slice(SHORTEST_START + index))
}
