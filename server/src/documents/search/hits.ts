import { numbersOf } from '../intake/reader/numbers.ts'
import { type Word, wordsOf } from '../intake/reader/words.ts'
import { isSought, isTerm, type Sought, type SoughtNumber, type SoughtPhrase } from './sought.ts'

/** Where a text has something that is searched for. */
export interface Hit {
  readonly start: number
  readonly end: number
  readonly sought: Sought
  /** Higher where it is the word as it was typed. */
  readonly worth: 2 | 3
}

const MAX_HITS = 50

/** Returns the first places of a text that have something that is searched for, none of which overlap. */
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
    const found = single.find((one) => isSought(word, one))
    if (found) hits.push(hitOf(word, found, word.plain === found.plain ? 3 : 2))
    if (hits.length === MAX_HITS) break
  }
  return hits
}

function findPhrase(words: readonly Word[], sought: SoughtPhrase): Hit[] {
  const { length } = sought.words
  return words.flatMap((first, index) => {
    const last = words[index + length - 1]
    const isHere = sought.words.every((plain, place) => words[index + place]?.plain === plain)
    return last && isHere ? [hitOf({ start: first.start, end: last.end }, sought, 3)] : []
  })
}

/** In each way that it is written; where there is none, the words of what was typed. */
function findNumber(text: string, words: readonly Word[], sought: SoughtNumber): Hit[] {
  const whole = [...numbersOf(text)].flatMap(({ start, end, term, ends }) => {
    const found = sought.terms.find((one) => isTerm(term, one))
    if (!found) return []
    const last = ends.find(({ length }) => length >= found.term.length)
    return [hitOf({ start, end: last?.end ?? end }, sought, 3)]
  })
  const single = words
    .filter(({ plain }) => sought.terms.some((one) => isTerm(plain, one)))
    .map((word) => hitOf(word, sought, 3))
  if (whole.length + single.length > 0) return [...whole, ...single]
  return words
    .filter(({ plain }) => sought.words.some((one) => isTerm(plain, one)))
    .map((word) => hitOf(word, sought, 2))
}

function hitOf(
  { start, end }: Pick<Hit, 'start' | 'end'>,
  sought: Sought,
  worth: Hit['worth'],
): Hit {
  return { start, end, sought, worth }
}
