import { SHORTEST_START } from '../reader/compounds.ts'
import { stemOf, type Word, wordsOf } from '../reader/words.ts'
import { readSoughtNumbers } from './soughtNumbers.ts'

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

/** Quotation marks as keyboards, telephones and word processors have them; each closing one also closes the others. */
const PHRASE = /["„“”»«](?<inside>[^"„“”»«]*)["“”«»]/gu
const DIGIT = /\p{N}/u
/** A number of so many signs may be the beginning of one that is written in groups. */
const LONG_NUMBER = 6

/**
 * Returns what is searched for: all of the words, numbers and quoted phrases of what was typed. Other signs mean nothing in
 * it, a quotation mark without its partner included.
 */
export function readSought(typed: string): Sought[] {
  const phrases = [...typed.matchAll(PHRASE)].flatMap(({ groups }): SoughtPhrase[] => {
    const words = [...wordsOf(groups?.inside ?? '')].map(({ plain }) => plain)
    return words.length > 0 ? [{ kind: 'phrase', words }] : []
  })
  // What stands before a phrase and what stands after it is no number together.
  const rest = typed.replaceAll(PHRASE, ' … ')
  const words = [...wordsOf(rest)]
  const last = words.at(-1)
  const numbers = readSoughtNumbers(rest, last?.end)
  const others = words
    .filter(({ start }) => !numbers.some((number) => start >= number.start && start < number.end))
    .map((word) => readWord(word, word === last))
  return [...phrases, ...numbers.map(({ number }) => number), ...others]
}

function readWord(word: Word, isLast: boolean): SoughtWord | SoughtNumber {
  const { plain } = word
  if (!DIGIT.test(plain))
    return { kind: 'word', plain, stem: stemOf(word), isBeginning: isLast, compounds: [] }
  // Where a number that is written in groups ends, its groups do not say.
  const isBeginning = isLast || plain.length >= LONG_NUMBER
  return { kind: 'number', terms: [{ term: plain, isBeginning }], words: [] }
}

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
