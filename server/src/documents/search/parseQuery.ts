import { plainOf } from '../intake/reader/plain.ts'
import { stemOf, type Word, wordsOf } from '../intake/reader/words.ts'
import type { QueryNumber, QueryPhrase, QueryWord, SearchQuery } from './query.ts'
import { parseQueryNumbers } from './queryNumbers.ts'

/** The quotation marks of keyboards, phones and word processors; any closing mark closes any opening one. */
const PHRASE = /["„“”»«](?<inside>[^"„“”»«]*)["“”«»]/gu
const DIGIT = /\p{N}/u
/** From this length on, a number may be the start of one that a text writes in groups. */
const LONG_NUMBER = 6

/**
 * Parses a search query into its phrases, numbers and words, in this order. All other characters are ignored, an unmatched
 * quotation mark included. The result is empty if the input has no letters or digits.
 */
export function parseQuery(typed: string): SearchQuery {
  const phrases = [...typed.matchAll(PHRASE)].flatMap(({ groups }): QueryPhrase[] => {
    const words = [...wordsOf(groups?.inside ?? '')].map(({ plain }) => plain)
    return words.length > 0 ? [{ kind: 'phrase', words }] : []
  })
  // Separates what surrounds a phrase, so that it is not joined to one number.
  const rest = typed.replaceAll(PHRASE, ' … ')
  const words = [...wordsOf(rest)]
  const last = words.at(-1)
  const numbers = parseQueryNumbers(rest, last?.end)
  const others = words
    .filter(({ start }) => !numbers.some((number) => start >= number.start && start < number.end))
    .map((word) => (word === last ? readLastWord(word, rest) : readWord(word)))
  return [...phrases, ...numbers.map(({ number }) => number), ...others]
}

/** Does not expand a final `str` to `straße`: `Ährenstr` may be a prefix of `Ährenstrand`. */
function readLastWord(word: Word, typed: string): QueryWord | QueryNumber {
  return readWord({ ...word, plain: plainOf(typed.slice(word.start, word.end)) }, true)
}

function readWord(word: Word, isLast = false): QueryWord | QueryNumber {
  const { plain } = word
  if (!DIGIT.test(plain))
    return { kind: 'word', plain, stem: stemOf(word), isPrefix: isLast, compounds: [] }
  // A text that writes the number in groups has longer terms, which begin with it.
  const isPrefix = isLast || plain.length >= LONG_NUMBER
  return { kind: 'number', terms: [{ term: plain, isPrefix }], words: [] }
}
