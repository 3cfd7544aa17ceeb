const NOT_PLAIN = /[^\p{L}\p{N}]+/gu
const MARKS = /\p{M}+/gu
const UMLAUT = /([aou])e/g
/** Nobody types what is longer, and tables without spaces are as long as they like. */
const MAX_LENGTH = 64

/** Returns the letters and digits of a word without case and accents. */
export function lettersOf(word: string): string {
  return withoutCase(word).replace(NOT_PLAIN, '')
}

/** Returns letters with both ways to write an umlaut the same: ä has become a already, and ae becomes it here. */
export function withoutUmlauts(letters: string): string {
  return letters.replace(UMLAUT, '$1').slice(0, MAX_LENGTH).toWellFormed()
}

/** Returns what a word is found by: Müller, Mueller and MULLER are all `muller`. */
export function plainOf(word: string): string {
  return withoutUmlauts(lettersOf(word))
}

/** Returns a whole text with each of its words as plain, and the signs between them as they are. */
export function foldText(text: string): string {
  return withoutCase(text).replace(UMLAUT, '$1')
}

function withoutCase(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss')
}
