import { plainOf } from '../intake/reader/plain.ts'
import { stemOf, type Word, wordsOf } from '../intake/reader/words.ts'
import type { QueryNumber, QueryPhrase, QueryWord, SearchQuery } from './query.ts'
import { parseQueryNumbers } from './queryNumbers.ts'

/** Quotation marks as keyboards, telephones and word processors have them; each closing one also closes the others. */
const PHRASE = /["„“”»«](?<inside>[^"„“”»«]*)["“”«»]/gu
const DIGIT = /\p{N}/u
/** A number of so many signs may be the beginning of one that is written in groups. */
const LONG_NUMBER = 6

/**
 * Returns what is searched for: all of the words, numbers and quoted phrases of what was typed. Other signs mean nothing in
 * it, a quotation mark without its partner included.
 */
export function parseQuery(typed: string): SearchQuery {
  const phrases = [...typed.matchAll(PHRASE)].flatMap(({ groups }): QueryPhrase[] => {
    const words = [...wordsOf(groups?.inside ?? '')].map(({ plain }) => plain)
    return words.length > 0 ? [{ kind: 'phrase', words }] : []
  })
  // What stands before a phrase and what stands after it is no number together.
  const rest = typed.replaceAll(PHRASE, ' … ')
  const words = [...wordsOf(rest)]
  const last = words.at(-1)
  const numbers = parseQueryNumbers(rest, last?.end)
  const others = words
    .filter(({ start }) => !numbers.some((number) => start >= number.start && start < number.end))
    .map((word) => (word === last ? readLastWord(word, rest) : readWord(word)))
  return [...phrases, ...numbers.map(({ number }) => number), ...others]
}

/** `Ährenstr` at the end may be the beginning of `Ährenstrand`, and is not spelled out. */
function readLastWord(word: Word, typed: string): QueryWord | QueryNumber {
  return readWord({ ...word, plain: plainOf(typed.slice(word.start, word.end)) }, true)
}

function readWord(word: Word, isLast = false): QueryWord | QueryNumber {
  const { plain } = word
  if (!DIGIT.test(plain))
    return { kind: 'word', plain, stem: stemOf(word), isPrefix: isLast, compounds: [] }
  // Where a number that is written in groups ends, its groups do not say.
  const isPrefix = isLast || plain.length >= LONG_NUMBER
  return { kind: 'number', terms: [{ term: plain, isPrefix }], words: [] }
}
