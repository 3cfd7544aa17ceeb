import { numbersOf } from '../intake/reader/numbers.ts'
import { type Word, wordsOf } from '../intake/reader/words.ts'
import {
  matchesTerm,
  matchesWord,
  type QueryNumber,
  type QueryPart,
  type QueryPhrase,
  type QueryStreet,
  type SearchQuery,
} from './query.ts'

/** A match of one part of the query in a text; offsets in UTF-16 code units. */
export interface Hit {
  readonly start: number
  readonly end: number
  readonly part: QueryPart
  /** Higher for an exact match. */
  readonly score: 2 | 3
}

const MAX_HITS = 50

/** Returns the first hits in a text, without overlaps. */
export function findHits(text: string, query: SearchQuery): Hit[] {
  const words = [...wordsOf(text)]
  const hits = [
    ...findWords(
      words,
      query.flatMap((one) => (one.kind === 'street' ? one.words : one)),
    ),
    ...query.flatMap((one) => {
      if (one.kind === 'phrase') return findPhrase(words, one)
      if (one.kind === 'street') return findStreet(words, one)
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

function findWords(words: readonly Word[], query: SearchQuery): Hit[] {
  const single = query.filter((one) => one.kind === 'word')
  const hits: Hit[] = []
  for (const word of single.length > 0 ? words : []) {
    const found = single.find((one) => matchesWord(word, one))
    if (found) hits.push(createHit(word, found, word.plain === found.plain ? 3 : 2))
    if (hits.length === MAX_HITS) break
  }
  return hits
}

function findPhrase(words: readonly Word[], part: QueryPhrase): Hit[] {
  const { length } = part.words
  return words.flatMap((first, index) => {
    const last = words[index + length - 1]
    const isHere = part.words.every((plain, place) => words[index + place]?.plain === plain)
    return last && isHere ? [createHit({ start: first.start, end: last.end }, part, 3)] : []
  })
}

/** Finds a street that is written as one word. Where it is two, each of them is found by itself. */
function findStreet(words: readonly Word[], part: QueryStreet): Hit[] {
  const whole = words.filter(({ plain }) => matchesTerm(plain, part.whole))
  return whole.map((word) => createHit(word, part, 3))
}

/** Finds every spelling of a number or, if there is none, the words that were typed. */
function findNumber(text: string, words: readonly Word[], part: QueryNumber): Hit[] {
  const whole = [...numbersOf(text)].flatMap(({ start, end, term, ends }) => {
    const found = part.terms.find((one) => matchesTerm(term, one))
    if (!found) return []
    const last = ends.find(({ length }) => length >= found.term.length)
    return [createHit({ start, end: last?.end ?? end }, part, 3)]
  })
  const single = words
    .filter(({ plain }) => part.terms.some((one) => matchesTerm(plain, one)))
    .map((word) => createHit(word, part, 3))
  if (whole.length + single.length > 0) return [...whole, ...single]
  return words
    .filter(({ plain }) => part.words.some((one) => matchesTerm(plain, one)))
    .map((word) => createHit(word, part, 2))
}

function createHit(
  { start, end }: Pick<Hit, 'start' | 'end'>,
  part: QueryPart,
  score: Hit['score'],
): Hit {
  return { start, end, part, score }
}
