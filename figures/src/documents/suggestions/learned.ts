/** What the letters that this house has filed say of their types: in how many of each type a word is. */
export interface Learned {
  /** How many letters of each type were looked at. */
  readonly letters: ReadonlyMap<string, number>
  /** By word, which `titleWord` marks where it is one of titles: how many letters of each type have it. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** Marks a word as one of titles. */
export function titleWord(word: string): string {
  return `^${word}`
}
