import { stemmer } from '@orama/stemmers/german'

// What a word is, for the index and for the searches that it answers. Both databases are given words that are made here, so
// that they find the same, and only letters and digits reach them, so that nothing in a word is syntax to them.

export interface Word {
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
  /** Without case and accents. */
  readonly letters: string
  /** With both ways to write an umlaut the same, too: Müller, Mueller and MULLER. */
  readonly plain: string
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const NOT_PLAIN = /[^\p{L}\p{N}]+/gu
/** Nobody types what is longer, and tables without spaces are as long as they like. */
const MAX_LENGTH = 64

/** The words of a text, in their order. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const letters = lettersOf(word)
    const plain = withoutUmlauts(letters)
    if (plain !== '') yield { start, end: start + word.length, letters, plain }
  }
}

/** The word without its ending, as plain: the same for Rechnungen and Rechnung. Begins as the word does. */
export function stemOf({ letters }: Pick<Word, 'letters'>): string {
  return withoutUmlauts(stemmer(letters))
}

/** Everything that a text is found by, each once: its words, and their stems. */
export function termsOf(text: string): Set<string> {
  const words = new Map<string, Word>()
  for (const word of wordsOf(text)) words.set(word.letters, word)
  return new Set([...words.values()].flatMap((word) => [word.plain, stemOf(word)]))
}

function lettersOf(word: string): string {
  return word.normalize('NFKD').replace(NOT_PLAIN, '').toLowerCase().replaceAll('ß', 'ss')
}

/** ä has become a already; ae becomes it here, which stems need to see. */
function withoutUmlauts(letters: string): string {
  return letters
    .replace(/([aou])e/g, '$1')
    .slice(0, MAX_LENGTH)
    .toWellFormed()
}
