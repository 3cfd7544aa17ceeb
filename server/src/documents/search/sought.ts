import { SHORTEST_START } from '../intake/reader/compounds.ts'
import { stemOf, type Word } from '../intake/reader/words.ts'

/** A term of the index, or the beginning of some. */
export interface SoughtTerm {
  readonly term: string
  readonly isBeginning: boolean
}

/** A word that is searched for. */
export interface SoughtWord {
  readonly kind: 'word'
  readonly plain: string
  readonly stem: string
  /** Whether words that begin with it count as well: it may not be typed to its end yet. */
  readonly isBeginning: boolean
  /** Stems of words that it is a part of, which count as well. */
  readonly compounds: readonly string[]
}

/** A number, in whatever way it is written. */
export interface SoughtNumber {
  readonly kind: 'number'
  /** One of these is enough. */
  readonly terms: readonly SoughtTerm[]
  /** As is each of these together: what was typed may be no number. None where it certainly is one. */
  readonly words: readonly SoughtTerm[]
}

/** Words that are searched for in exactly this order, one right after the other, as they were typed. */
export interface SoughtPhrase {
  readonly kind: 'phrase'
  /** As plain; at least one. */
  readonly words: readonly string[]
}

export type Sought = SoughtWord | SoughtNumber | SoughtPhrase

/** Returns the terms that the index is asked for: all those of one of these ways have to be there. */
export function waysOf(sought: Sought): readonly (readonly SoughtTerm[])[] {
  if (sought.kind === 'phrase') return [sought.words.map((term) => ({ term, isBeginning: false }))]
  if (sought.kind === 'number') {
    const ways = sought.terms.map((term) => [term])
    return sought.words.length > 0 ? [...ways, sought.words] : ways
  }
  const { plain, stem, isBeginning, compounds } = sought
  const whole = [stem, ...compounds].map((term) => [{ term, isBeginning: false }])
  return isBeginning ? [[{ term: plain, isBeginning }], ...whole] : whole
}

/** Returns whether a word of a text is what is searched for; the index decides the same. */
export function isSought(word: Word, { plain, stem, isBeginning, compounds }: SoughtWord): boolean {
  if (isBeginning && word.plain.startsWith(plain)) return true
  if (compounds.length > 0 && word.plain.indexOf(stem, SHORTEST_START) >= 0) return true
  // Stems cost something, and most words already begin otherwise.
  return word.plain.startsWith(stem.slice(0, 2)) && stemOf(word) === stem
}

/** Returns whether a term of a text is one that is searched for. */
export function isTerm(term: string, sought: SoughtTerm): boolean {
  return sought.isBeginning ? term.startsWith(sought.term) : term === sought.term
}
