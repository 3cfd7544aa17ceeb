import { compareGerman } from './text.ts'

/** Above these the key of a text knows nothing of a character. */
const KNOWN_TO = 0x180
const LONGEST_NUMBER = 250
const ZERO = 0x30
const NINE = 0x39

/**
 * For each text its place in German order, numbers by their value, without regard to case and accents; texts that are the
 * same in that order have the same place. A collator that compares 100,000 names takes seconds on a slow machine, keys
 * that are compared character by character a fifth of it: so each text has one, except where it has a character that the
 * keys do not know.
 */
export function rankTexts(texts: readonly string[]): Float64Array {
  const keys = keyTable()
  const unique = [...new Set(texts)].map((text) => ({ text, key: keyOf(text, keys) }))
  unique.sort(compare)
  const ranks = new Map<string, number>()
  let rank = 0
  for (const [place, item] of unique.entries()) {
    const before = unique[place - 1]
    if (before && compare(before, item) !== 0) rank += 1
    ranks.set(item.text, rank)
  }
  return Float64Array.from(texts, (text) => ranks.get(text) ?? 0)
}

interface Keyed {
  readonly text: string
  /** Null where only the collator knows. */
  readonly key: string | null
}

function compare(a: Keyed, b: Keyed): number {
  if (a.key === null || b.key === null) return compareGerman(a.text, b.text)
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}

function keyOf(text: string, keys: readonly (string | undefined)[]): string | null {
  let key = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= ZERO && code <= NINE) {
      const from = at
      while (isDigit(text.charCodeAt(at + 1))) at += 1
      const number = numberKey(text.slice(from, at + 1))
      if (number === null) return null
      key += number
    } else {
      const part = keys[code]
      if (part === undefined) return null
      key += part
    }
  }
  return key
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}

/** The longer number is the larger one: so its length stands before it, between what sorts before digits and letters. */
function numberKey(digits: string): string | null {
  const number = digits.replace(/^0+(?=.)/, '')
  return number.length > LONGEST_NUMBER
    ? null
    : String.fromCharCode(KNOWN_TO + number.length) + number
}

let table: readonly (string | undefined)[] | undefined

/** What each character adds to a key, asked from the collator itself: printable ASCII, and what is one of its letters with a mark. */
function keyTable(): readonly (string | undefined)[] {
  table ??= makeKeyTable()
  return table
}

function makeKeyTable(): (string | undefined)[] {
  const characters = Array.from({ length: KNOWN_TO }, (_, code) => String.fromCharCode(code))
  const ascii = characters.filter((character) => /^[ -/:-~]$/.test(character))
  const inOrder = ascii.toSorted(compareGerman)
  const isLetter = (character: string) => /[a-z]/i.test(character)
  const places = inOrder.map((character, place) => {
    const first = inOrder.findIndex((other) => compareGerman(other, character) === 0)
    return [
      character,
      String.fromCharCode((isLetter(character) ? 2 * KNOWN_TO : 1) + Math.min(first, place)),
    ] as const
  })
  const known = new Map(places)
  const double = known.get('s') ?? ''
  return characters.map((character) => {
    if (character === 'ß') return double + double
    const base = character.normalize('NFD').replace(/\p{M}+$/u, '')
    return known.get(character) ?? (isLetter(base) ? known.get(base) : undefined)
  })
}
