import { foldStreets } from '@hausblick/figures/text.ts'
import { stemmer } from '@orama/stemmers/german'
import { numbersOf } from './numbers.ts'
import { lettersOf, withoutUmlauts } from './plain.ts'

// Splits texts into the words that are indexed and searched for. Both databases get terms made here, so that they find the
// same; terms are letters and digits only, so that none of them is syntax to a database.

export interface Word {
  /** Offsets in the text, in UTF-16 code units; `end` is exclusive. */
  readonly start: number
  readonly end: number
  /** Without case and accents, and with a final `str` expanded to `strasse`. */
  readonly letters: string
  /** With both spellings of umlauts folded as well: the same for Müller, Mueller and MULLER. */
  readonly plain: string
}

/** Soft hyphens and other invisible characters do not end a word. */
const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu

/** Yields the words of a text in order. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const letters = foldStreets(lettersOf(word))
    const plain = withoutUmlauts(letters)
    if (plain !== '') yield { start, end: start + word.length, letters, plain }
  }
}

/** Returns the folded stem, a prefix of the word: the same for Rechnungen and Rechnung. */
export function stemOf({ letters }: Pick<Word, 'letters'>): string {
  return withoutUmlauts(stemmer(letters))
}

/** Returns a text's distinct index terms: its words, their stems, and its numbers in their normalised spelling. */
export function termsOf(text: string): Set<string> {
  const words = new Map<string, Word>()
  for (const word of wordsOf(text)) words.set(word.letters, word)
  const terms = new Set([...words.values()].flatMap((word) => [word.plain, stemOf(word)]))
  for (const { term } of numbersOf(text)) terms.add(term)
  return terms
}
