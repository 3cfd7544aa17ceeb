import { SHORTEST_START } from '../intake/reader/compounds.ts'
import { stemOf, type Word } from '../intake/reader/words.ts'

/** A term of the index, or a prefix of terms. */
export interface SoughtTerm {
  readonly term: string
  readonly isBeginning: boolean
}

/** A word of the query. */
export interface SoughtWord {
  readonly kind: 'word'
  readonly plain: string
  readonly stem: string
  /** Whether it also matches as a prefix, since it may be incomplete. */
  readonly isBeginning: boolean
  /** Stems of compounds that contain it, which match as well. */
  readonly compounds: readonly string[]
}

/** A number of the query, in any spelling. */
export interface SoughtNumber {
  readonly kind: 'number'
  /** Any of these matches. */
  readonly terms: readonly SoughtTerm[]
  /** All of these together match as well, since the input may be no number. Empty if it certainly is one. */
  readonly words: readonly SoughtTerm[]
}

/** Words of the query that match only in this order, directly after one another and exactly as typed. */
export interface SoughtPhrase {
  readonly kind: 'phrase'
  /** Folded; at least one. */
  readonly words: readonly string[]
}

export type Sought = SoughtWord | SoughtNumber | SoughtPhrase

/** Returns the alternatives that match a part of the query; a text must have all terms of one of them. */
export function alternativesOf(sought: Sought): readonly (readonly SoughtTerm[])[] {
  if (sought.kind === 'phrase') return [sought.words.map((term) => ({ term, isBeginning: false }))]
  if (sought.kind === 'number') {
    const alternatives = sought.terms.map((term) => [term])
    return sought.words.length > 0 ? [...alternatives, sought.words] : alternatives
  }
  const { plain, stem, isBeginning, compounds } = sought
  const whole = [stem, ...compounds].map((term) => [{ term, isBeginning: false }])
  return isBeginning ? [[{ term: plain, isBeginning }], ...whole] : whole
}

/** Returns whether a word of a text matches; the index decides the same way. */
export function matchesWord(
  word: Word,
  { plain, stem, isBeginning, compounds }: SoughtWord,
): boolean {
  if (isBeginning && word.plain.startsWith(plain)) return true
  if (compounds.length > 0 && word.plain.indexOf(stem, SHORTEST_START) >= 0) return true
  // Stemming is expensive, and most words already differ in their first letters.
  return word.plain.startsWith(stem.slice(0, 2)) && stemOf(word) === stem
}

/** Returns whether a term of a text matches. */
export function matchesTerm(term: string, sought: SoughtTerm): boolean {
  return sought.isBeginning ? term.startsWith(sought.term) : term === sought.term
}
