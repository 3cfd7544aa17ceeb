import { SHORTEST_START } from '../intake/reader/compounds.ts'
import { stemOf, type Word } from '../intake/reader/words.ts'

/** A term of the index, or a prefix of terms. */
export interface QueryTerm {
  readonly term: string
  readonly isPrefix: boolean
}

/** A word of the query. */
export interface QueryWord {
  readonly kind: 'word'
  readonly plain: string
  readonly stem: string
  /** Whether it also matches as a prefix, since the user may still be typing it. */
  readonly isPrefix: boolean
  /** Stems of compounds that contain it, which match as well. */
  readonly compounds: readonly string[]
}

/** A number of the query; matches every spelling of it. */
export interface QueryNumber {
  readonly kind: 'number'
  /** Any of these matches. */
  readonly terms: readonly QueryTerm[]
  /** All of these together match as well, since the input may be no number. Empty if it certainly is one. */
  readonly words: readonly QueryTerm[]
}

/** Words of the query that match only in this order, directly after one another and exactly as typed. */
export interface QueryPhrase {
  readonly kind: 'phrase'
  /** Folded; at least one. */
  readonly words: readonly string[]
}

/** A street that the query writes with a hyphen; matches in one word, `Ährenstraße`, and in two. */
export interface QueryStreet {
  readonly kind: 'street'
  readonly whole: QueryTerm
  readonly words: readonly [QueryWord, QueryWord]
}

export type QueryPart = QueryWord | QueryNumber | QueryPhrase | QueryStreet

/** A text matches if it matches every part. */
export type SearchQuery = readonly QueryPart[]

/** Returns the alternatives that match a part of the query; a text must have all terms of one of them. */
export function listAlternatives(part: QueryPart): readonly (readonly QueryTerm[])[] {
  if (part.kind === 'phrase') return [part.words.map((term) => ({ term, isPrefix: false }))]
  if (part.kind === 'number') {
    const alternatives = part.terms.map((term) => [term])
    return part.words.length > 0 ? [...alternatives, part.words] : alternatives
  }
  if (part.kind === 'street') {
    const [name, street] = part.words
    const apart = listAlternatives(name).flatMap((one) =>
      listAlternatives(street).map((other) => [...one, ...other]),
    )
    return [[part.whole], ...apart]
  }
  const { plain, stem, isPrefix, compounds } = part
  const whole = [stem, ...compounds].map((term) => [{ term, isPrefix: false }])
  return isPrefix ? [[{ term: plain, isPrefix }], ...whole] : whole
}

/** Returns whether a word of a text matches; the index decides the same way. */
export function matchesWord(word: Word, { plain, stem, isPrefix, compounds }: QueryWord): boolean {
  if (isPrefix && word.plain.startsWith(plain)) return true
  if (compounds.length > 0 && word.plain.indexOf(stem, SHORTEST_START) >= 0) return true
  // Stemming is expensive, and most words already differ in their first letters.
  return word.plain.startsWith(stem.slice(0, 2)) && stemOf(word) === stem
}

/** Returns whether a term of a text matches. */
export function matchesTerm(term: string, wanted: QueryTerm): boolean {
  return wanted.isPrefix ? term.startsWith(wanted.term) : term === wanted.term
}
