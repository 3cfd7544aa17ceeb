import { numbersOf } from '../intake/reader/numbers.ts'
import { type Word, wordsOf } from '../intake/reader/words.ts'
import {
  matchesTerm,
  matchesWord,
  type Sought,
  type SoughtNumber,
  type SoughtPhrase,
} from './sought.ts'

/** A match of one part of the query in a text; offsets in UTF-16 code units. */
export interface Hit {
  readonly start: number
  readonly end: number
  readonly sought: Sought
  /** Higher for an exact match. */
  readonly score: 2 | 3
}

const MAX_HITS = 50

/** Returns the first hits in a text, without overlaps. */
export function findHits(text: string, sought: readonly Sought[]): Hit[] {
  const words = [...wordsOf(text)]
  const hits = [
    ...findWords(words, sought),
    ...sought.flatMap((one) => {
      if (one.kind === 'phrase') return findPhrase(words, one)
      return one.kind === 'number' ? findNumber(text, words, one) : []
    }),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end)
  let end = 0
  const apart = hits.filter((hit) => {
    if (hit.start < end) return false
    end = hit.end
    return true
  })
  return apart.slice(0, MAX_HITS)
}

function findWords(words: readonly Word[], sought: readonly Sought[]): Hit[] {
  const single = sought.filter((one) => one.kind === 'word')
  const hits: Hit[] = []
  for (const word of single.length > 0 ? words : []) {
    const found = single.find((one) => matchesWord(word, one))
    if (found) hits.push(createHit(word, found, word.plain === found.plain ? 3 : 2))
    if (hits.length === MAX_HITS) break
  }
  return hits
}

function findPhrase(words: readonly Word[], sought: SoughtPhrase): Hit[] {
  const { length } = sought.words
  return words.flatMap((first, index) => {
    const last = words[index + length - 1]
    const isHere = sought.words.every((plain, place) => words[index + place]?.plain === plain)
    return last && isHere ? [createHit({ start: first.start, end: last.end }, sought, 3)] : []
  })
}

/** Finds every spelling of a number or, if there is none, the words that were typed. */
function findNumber(text: string, words: readonly Word[], sought: SoughtNumber): Hit[] {
  const whole = [...numbersOf(text)].flatMap(({ start, end, term, ends }) => {
    const found = sought.terms.find((one) => matchesTerm(term, one))
    if (!found) return []
    const last = ends.find(({ length }) => length >= found.term.length)
    return [createHit({ start, end: last?.end ?? end }, sought, 3)]
  })
  const single = words
    .filter(({ plain }) => sought.terms.some((one) => matchesTerm(plain, one)))
    .map((word) => createHit(word, sought, 3))
  if (whole.length + single.length > 0) return [...whole, ...single]
  return words
    .filter(({ plain }) => sought.words.some((one) => matchesTerm(plain, one)))
    .map((word) => createHit(word, sought, 2))
}

function createHit(
  { start, end }: Pick<Hit, 'start' | 'end'>,
  sought: Sought,
  score: Hit['score'],
): Hit {
  return { start, end, sought, score }
}
