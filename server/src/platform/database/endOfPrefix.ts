/** Sorts after every other character, bytewise, and occurs in no text. */
const LAST_CHARACTER = '\u{10ffff}'

/** Returns the exclusive upper bound, in bytewise order, of the texts that begin with a prefix. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}${LAST_CHARACTER}`
}
