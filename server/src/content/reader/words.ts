import { stemmer } from '@orama/stemmers/german'

// What a word is, for the index and for the searches that it answers. Both databases are given words that are made here, so
// that they find the same, and only letters and digits reach them, so that nothing in a word is syntax to them.

export interface Word {
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
  /** Without case, accents and the two ways to write an umlaut: Müller, Mueller and MULLER are the same. */
  readonly plain: string
  /** Of the plain word, without its ending: Rechnungen and Rechnung are the same. */
  readonly stem: string
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
    if (plain === '') continue
    yield { start, end: start + word.length, plain, stem: withoutUmlauts(stemmer(letters)) }
  }
}

/** Everything that a text is found by, each once. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>()
  for (const { plain, stem } of wordsOf(text)) terms.add(plain).add(stem)
  return terms
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
