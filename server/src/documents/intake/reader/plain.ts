import { foldAccents, foldUmlauts } from '@hausblick/figures/text.ts'

const NOT_PLAIN = /[^\p{L}\p{N}]+/gu
/** Longer words are never searched for, but a table without spaces reads as one word of any length. */
const MAX_LENGTH = 64

/** Returns the letters and digits of a word without case and accents. */
export function lettersOf(word: string): string {
  return foldAccents(word).replace(NOT_PLAIN, '')
}

/** Folds both spellings of umlauts and truncates to the maximum length of an index term. */
export function withoutUmlauts(letters: string): string {
  return foldUmlauts(letters).slice(0, MAX_LENGTH).toWellFormed()
}

/** Returns the index term of a word or of its prefix: `muller` for Müller, Mueller and MULLER. */
export function plainOf(word: string): string {
  return withoutUmlauts(lettersOf(word))
}
