import { plainOf } from '../intake/reader/plain.ts'
import { stemOf, type Word, wordsOf } from '../intake/reader/words.ts'
import type { QueryNumber, QueryPart, QueryPhrase, QueryWord, SearchQuery } from './query.ts'
import { parseQueryNumbers } from './queryNumbers.ts'

/** The quotation marks of keyboards, phones and word processors; any closing mark closes any opening one. */
const PHRASE = /["„“”»«](?<inside>[^"„“”»«]*)["“”«»]/gu
const DIGIT = /\p{N}/u
const HYPHENS = /^\p{Pd}+$/u
const STREET_PREFIX = /^str(a(s(se?)?)?)?$/
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
    .map((word) => ({
      ...word,
      part: word === last ? readLastWord(word, rest) : readWord(word),
    }))
  return [...phrases, ...numbers.map(({ number }) => number), ...joinStreets(others, rest)]
}

interface ReadWord extends Word {
  readonly part: QueryWord | QueryNumber
}

/** Joins words with the `Straße` that a hyphen appends to them. */
function joinStreets(words: readonly ReadWord[], typed: string): QueryPart[] {
  const parts: QueryPart[] = []
  for (const [place, { part, start }] of words.entries()) {
    const before = words[place - 1]
    const name = parts.at(-1)
    const isAppended = before && HYPHENS.test(typed.slice(before.end, start))
    if (isAppended && name?.kind === 'word' && isStreet(part)) {
      const whole = { term: name.plain + part.plain, isPrefix: part.isPrefix }
      parts.splice(-1, 1, { kind: 'street', whole, words: [name, part] })
    } else parts.push(part)
  }
  return parts
}

/** Whether a word is `strasse`, or `str` or more of it if it may still be typed. */
function isStreet(part: QueryWord | QueryNumber): part is QueryWord {
  if (part.kind !== 'word') return false
  return part.isPrefix ? STREET_PREFIX.test(part.plain) : part.plain === 'strasse'
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
