import { type FoundNumber, numbersOf } from '../intake/reader/numbers.ts'
import { wordsOf } from '../intake/reader/words.ts'
import type { QueryNumber, QueryTerm } from './query.ts'

/** A number of the query, and its place in the input. */
interface TypedNumber {
  readonly number: QueryNumber
  readonly start: number
  readonly end: number
}

/** Two digits of a year, which may be an incomplete one. */
const SHORT_YEAR = /\D(?<year>\d\d)$/
const ONE_DECIMAL = /[.,]\d$/

/**
 * Returns the numbers in the input, without overlaps.
 *
 * @param endOfLast where the last word ends, which may be incomplete
 */
export function parseQueryNumbers(typed: string, endOfLast: number | undefined): TypedNumber[] {
  const found = [...numbersOf(typed)]
  const taken: FoundNumber[] = []
  for (const number of found.toSorted(byCertainty))
    if (!taken.some(({ start, end }) => number.start < end && start < number.end))
      taken.push(number)
  return taken.map(({ start, end, isSure }) => {
    const isLast = end === endOfLast
    const text = typed.slice(start, end)
    const same = found.filter(
      (one) => one.start === start && one.end === end && (one.isSure || !isSure),
    )
    const words = isSure ? [] : [...wordsOf(text)].map(({ plain }) => plain)
    const number: QueryNumber = {
      kind: 'number',
      terms: same.flatMap((one) => termsOf(one, text, isLast)),
      words: words.map((term, index) => ({
        term,
        isPrefix: isLast && index === words.length - 1,
      })),
    }
    return { number, start, end }
  })
}

/** Sorts unambiguous numbers first, then longer ones. */
function byCertainty(one: FoundNumber, other: FoundNumber): number {
  const certainty = ({ kind, isSure }: FoundNumber) => (isSure ? 0 : kind === 'date' ? 1 : 2)
  return certainty(one) - certainty(other) || other.end - other.start - (one.end - one.start)
}

function termsOf({ kind, term }: FoundNumber, text: string, isLast: boolean): QueryTerm[] {
  // More groups may follow in the text.
  if (kind === 'groups') return [{ term, isPrefix: true }]
  if (kind === 'amount' && isLast)
    return [{ term: ONE_DECIMAL.test(text) ? term.slice(0, -1) : term, isPrefix: true }]
  const year = kind === 'date' && isLast ? SHORT_YEAR.exec(text)?.groups?.year : undefined
  const begun = year === undefined ? [] : [{ term: `${term.slice(0, 4)}${year}`, isPrefix: true }]
  return [{ term, isPrefix: false }, ...begun]
}
