import { stemOf, type Word, wordsOf } from '../reader/words.ts'

/** A word that is searched for. */
export interface SoughtWord {
  readonly plain: string
  readonly stem: string
  /** Whether words that begin with it count as well: it may not be typed to its end yet. */
  readonly isBeginning: boolean
}

/** What is searched for: all of the words of what was typed. Signs mean nothing in it. */
export function readSought(typed: string): SoughtWord[] {
  const words = [...wordsOf(typed)]
  const last = words.at(-1)
  return words.map((word) => ({
    plain: word.plain,
    stem: stemOf(word),
    isBeginning: word === last,
  }))
}

/** Whether a word of a text is what is searched for; the index decides the same. */
export function isSought(word: Word, { plain, stem, isBeginning }: SoughtWord): boolean {
  if (isBeginning && word.plain.startsWith(plain)) return true
  // Stems cost something, and most words already begin otherwise.
  return word.plain.startsWith(stem.slice(0, 2)) && stemOf(word) === stem
}
