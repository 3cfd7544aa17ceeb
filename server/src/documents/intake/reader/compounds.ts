/** The minimum number of letters of a part that finds its compound. */
export const SHORTEST_PART = 4
/** The minimum number of letters before such a part: Bau in Bauvertrag. */
export const SHORTEST_START = 3
/** Long enough for two parts, no longer than any real word. Folded German has no letters but a to z. */
const COMPOUND = new RegExp(`^[a-z]{${SHORTEST_START + SHORTEST_PART},40}$`)

/** Returns whether a stem may belong to a compound. */
export function isCompound(stem: string): boolean {
  return COMPOUND.test(stem)
}

/** Returns every suffix of a compound that may begin with one of its parts. */
export function partsOf(compound: string): string[] {
  const count = compound.length - SHORTEST_PART - SHORTEST_START + 1
  return Array.from({ length: count }, (_, index) => compound.slice(SHORTEST_START + index))
}
