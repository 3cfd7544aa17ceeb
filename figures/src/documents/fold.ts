const BEYOND_ASCII = /[^\0-\x7f]/gu
const MARKS = /\p{M}+/gu

/** What a character beyond ASCII is searched as; there are few different ones, and lists of 100,000 names full of them. */
const folded = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const plain = character.normalize('NFKD').replace(MARKS, '').replaceAll('ß', 'ss')
  folded.set(character, plain)
  return plain
}

/** A text as it is searched: without regard to case and accents; `Straße` is `strasse`. */
export function fold(text: string): string {
  return text.toLowerCase().replace(BEYOND_ASCII, foldCharacter)
}

const HAS_UMLAUT = /[äöü]|[aou]\u0308/
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
/** `str.` and `str` at the end of a word, `str.` before a house number too. */
const STREET = /str(?:\.(?=\s|\d|$)|(?=\s|$))/g

/**
 * Returns a text as searches look through it: folded, with `Str.` as `strasse`, and once more with its umlauts spelled out, so
 * that `Ährenstr.` is found by `ahrenstrasse` as well as by `AEHRENSTR`.
 */
export function searchable(text: string): string {
  const folded = fold(text).replace(STREET, 'strasse')
  const lower = text.toLowerCase()
  if (!HAS_UMLAUT.test(lower)) return folded
  const spelled = lower.normalize('NFC').replace(/[äöü]/g, (umlaut) => spelledOut[umlaut] ?? umlaut)
  return `${folded}\n${fold(spelled).replace(STREET, 'strasse')}`
}

/** `str.` as it is typed, before a house number too. */
const TYPED_STREET = /str\.(?=\s|\d|$)/g

/** Returns the words of a search, each of which has to be found in a `searchable` text. `Lindenstr.` is the beginning of a word. */
export function searchWords(search: string): string[] {
  return fold(search)
    .replace(TYPED_STREET, 'str ')
    .split(/\s+/)
    .filter((word) => word !== '')
}
