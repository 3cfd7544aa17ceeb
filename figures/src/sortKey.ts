import { compareGerman, foldAccents } from './text.ts'

const CONTROLS = /\p{Cc}+/gu
const PUNCTUATION = /[ -/:-@[-`{-~]/g
/** A number, and zeros before it. */
const NUMBER = /0*(\d+)/g

/**
 * Returns a text that sorts bytewise as `compareGerman` sorts the given one: numbers by value, ignoring case and accents.
 * Databases sort and page by it, whatever their collation. Other scripts and symbols come after Latin letters.
 */
export function sortKey(text: string): string {
  return foldAccents(text)
    .replace(CONTROLS, '')
    .replace(PUNCTUATION, (character) => punctuationKeys().get(character) ?? '')
    .replace(NUMBER, (_, digits: string) => numberKey(digits))
}

/** Prefixes a number with its length, so that longer numbers sort later. */
function numberKey(digits: string): string {
  const { length } = digits
  return length < 10 ? `${length}${digits}` : `:${String(length).padStart(9, '0')}${digits}`
}

/** Control characters in the collator's order of punctuation, which comes before numbers and letters. */
let keys: ReadonlyMap<string, string> | undefined

function punctuationKeys(): ReadonlyMap<string, string> {
  keys ??= new Map(
    Array.from({ length: 0x60 }, (_, place) => String.fromCharCode(0x20 + place))
      .filter((character) => character.search(PUNCTUATION) === 0)
      .toSorted(compareGerman)
      .map((character, place) => [character, String.fromCharCode(1 + place)]),
  )
  return keys
}
