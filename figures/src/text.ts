// The one way to fold, search and sort text: in the browser, on the server and in its index.

/** Compares in German order: numbers by their value, without regard to case and accents. Made once, as that is slow. */
export const { compare: compareGerman } = new Intl.Collator('de', {
  numeric: true,
  sensitivity: 'base',
})

const BEYOND_ASCII = /[^\0-\x7f]/gu
const MARKS = /\p{M}+/gu

/** Folded characters beyond ASCII; there are few different ones, and lists of 100,000 names are full of them. */
const foldedCharacters = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const plain = character.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss')
  foldedCharacters.set(character, plain)
  return plain
}

/** Returns a text without case and accents; `Straße` is `strasse`. */
export function foldAccents(text: string): string {
  return text.toLowerCase().replace(BEYOND_ASCII, foldCharacter)
}

const UMLAUT = /([aou])e+/g

/** Returns a text whose accents are folded with both spellings of an umlaut the same: `mueller` is `muller`, as `Müller` is. */
export function foldUmlauts(folded: string): string {
  return folded.replace(UMLAUT, '$1')
}

/** The point of `Ährenstr. 3`, which says nothing; `Ährenstr.3` is in two words without it. */
const POINT = /str\.(?=\s|$)/g
const POINT_BEFORE_NUMBER = /str\.(?=\d)/g

function withoutPoints(folded: string): string {
  return folded.replace(POINT, 'str').replace(POINT_BEFORE_NUMBER, 'str ')
}

/** At the end of a word, and not in `Strom`. */
const STREET = /str(?![\p{L}\p{N}])/gu

/** Returns a text whose accents are folded with `str` and `str.` at the end of its words as `strasse`. */
export function foldStreets(folded: string): string {
  return withoutPoints(folded).replace(STREET, 'strasse')
}

/** Returns a text in the one spelling of all that mean the same: `Ährenstr.`, `Aehrenstrasse` and `ahrenstraße`, say. */
export function foldText(text: string): string {
  return foldStreets(foldUmlauts(foldAccents(text)))
}

const PARTED_STREET = /[ -]+(?=strasse)/g

/**
 * Returns a text as searches look through it: in its one spelling. Where it has any, once more with its own `ae`, `oe` and `ue`,
 * so that `er` is found in `Bauer`, and with its streets in one word, so that `langestr` finds `Lange Straße`.
 */
export function searchable(text: string): string {
  const folded = foldAccents(text)
  const spelled = foldStreets(foldUmlauts(folded))
  return [...new Set([spelled, folded, spelled.replace(PARTED_STREET, '')])].join('\n')
}

/** Not at the end of what is typed between spaces: there it may be the beginning of any word. */
const WHOLE_STREET = /str(?=[^\p{L}\p{N}\s])/gu

/** Returns the words of a search, each of which has to be found in a `searchable` text. `Lindenstr.` is the beginning of a word. */
export function searchWords(search: string): string[] {
  return withoutPoints(foldUmlauts(foldAccents(search)))
    .replace(WHOLE_STREET, 'strasse')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Returns whether a `searchable` text has every word of a search, in whatever order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
