import { foldAccents, foldUmlauts } from '@hausblick/figures/text.ts'

const NOT_PLAIN = /[^\p{L}\p{N}]+/gu
/** Nobody types what is longer, and tables without spaces are as long as they like. */
const MAX_LENGTH = 64

/** Returns the letters and digits of a word without case and accents. */
export function lettersOf(word: string): string {
  return foldAccents(word).replace(NOT_PLAIN, '')
}

/** Returns letters with both spellings of an umlaut the same, no more of them than the index keeps. */
export function withoutUmlauts(letters: string): string {
  return foldUmlauts(letters).slice(0, MAX_LENGTH).toWellFormed()
}

/** Returns what a word, or the beginning of one, is found by: Müller, Mueller and MULLER are all `muller`. */
export function plainOf(word: string): string {
  return withoutUmlauts(lettersOf(word))
}
