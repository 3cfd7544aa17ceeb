import { foldStreets } from '@hausblick/figures/text.ts'
import { stemmer } from '@orama/stemmers/german'
import { numbersOf } from './numbers.ts'
import { lettersOf, withoutUmlauts } from './plain.ts'

// What a word is, for the index and for the searches that it answers. Both databases are given words that are made here, so
// that they find the same, and only letters and digits reach them, so that nothing in a word is syntax to them.

export interface Word {
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
  /** Without case and accents, and with `str` at its end spelled out. */
  readonly letters: string
  /** With both ways to write an umlaut the same, too: Müller, Mueller and MULLER. */
  readonly plain: string
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text, in their order. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const letters = foldStreets(lettersOf(word))
    const plain = withoutUmlauts(letters)
    if (plain !== '') yield { start, end: start + word.length, letters, plain }
  }
}

/** The word without its ending, as plain: the same for Rechnungen and Rechnung. Begins as the word does. */
export function stemOf({ letters }: Pick<Word, 'letters'>): string {
  return withoutUmlauts(stemmer(letters))
}

/** Returns everything that a text is found by, each once: its words, their stems, and its numbers however they are written. */
export function termsOf(text: string): Set<string> {
  const words = new Map<string, Word>()
  for (const word of wordsOf(text)) words.set(word.letters, word)
  const terms = new Set([...words.values()].flatMap((word) => [word.plain, stemOf(word)]))
  for (const { term } of numbersOf(text)) terms.add(term)
  return terms
}
