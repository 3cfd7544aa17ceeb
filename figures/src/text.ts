// Folding, searching and sorting of text, the same in the browser, on the server and in its full-text index.

/** Compares by German collation: numbers by value, ignoring case and accents. One collator, as creating one is slow. */
export const { compare: compareGerman } = new Intl.Collator('de', {
  numeric: true,
  sensitivity: 'base',
})

const BEYOND_ASCII = /[^\0-\x7f]/gu
/** Marks, and invisible characters such as soft hyphens. */
const UNSEEN = /[\p{M}\p{Cf}]+/gu
const DASH = /\p{Pd}/gu

/** Letters that Unicode does not decompose: those that German collation does, and `þ` and `ı`. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  þ: 'th',
  ı: 'i',
}

/** Caches folded characters beyond ASCII: few distinct ones recur throughout long lists. */
const foldedCharacters = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const plain = character.normalize('NFKD').replace(UNSEEN, '').replace(DASH, '-').toLowerCase()
  const folded = Array.from(plain, (letter) => SPELLED_OUT[letter] ?? letter).join('')
  foldedCharacters.set(character, folded)
  return folded
}

/** Folds case, accents and dashes, and drops invisible characters: `Straße` becomes `strasse`. */
export function foldAccents(text: string): string {
  return text.toLowerCase().replace(BEYOND_ASCII, foldCharacter)
}

const UMLAUT = /([aou])e+/g

/** Folds the digraphs of umlauts in a text from `foldAccents`: `mueller` becomes `muller`, as `Müller` does. */
export function foldUmlauts(folded: string): string {
  return folded.replace(UMLAUT, '$1')
}

/** The full stop of `Ährenstr. 3`; in `Ährenstr.3` it also separates two words. */
const FULL_STOP = /str\.(?=[^\p{L}\p{N}]|$)/gu
const FULL_STOP_BEFORE_NUMBER = /str\.(?=\d)/g

function removeFullStops(folded: string): string {
  return folded.replace(FULL_STOP, 'str').replace(FULL_STOP_BEFORE_NUMBER, 'str ')
}

/** At the end of a word only, not in `Strom`. */
const STREET = /str(?![\p{L}\p{N}])/gu

/** Expands `str` and `str.` at the end of words to `strasse` in a text from `foldAccents`. */
export function foldStreets(folded: string): string {
  return removeFullStops(folded).replace(STREET, 'strasse')
}

/** Folds all spellings of a text into one: `Ährenstr.`, `Aehrenstrasse` and `ahrenstraße` become `ahrenstrasse`. */
export function foldText(text: string): string {
  return foldStreets(foldUmlauts(foldAccents(text)))
}

/** Also before `str`, which may be the beginning of `strasse`. */
const SEPARATE_STREET = /[ -]+(?=str)/g

/**
 * Returns the form of a text that searches look through, a line each if they differ: fully folded; with its own `ae`, `oe` and
 * `ue`, so that `er` finds `Bauer`; and with streets in one word, so that `langestr` finds `Lange Straße`.
 */
export function searchable(text: string): string {
  const folded = foldAccents(text)
  const spelled = foldStreets(foldUmlauts(folded))
  return [...new Set([spelled, folded, spelled.replace(SEPARATE_STREET, '')])].join('\n')
}

/** Not at the end of a word, where it may be the prefix of a longer word still being typed. */
const WHOLE_STREET = /str(?=[^\p{L}\p{N}\s])/gu

const HYPHENATED_STREET = /-+(?=str)/g
/** Those of `Ährenstraße 3, 80937 München`, which may be pasted. */
const SEPARATORS = /[\s,;()]+/

/** Splits a search into folded words, each of which a `searchable` text must contain. `Lindenstr.` matches as a prefix. */
export function searchWords(search: string): string[] {
  return removeFullStops(foldUmlauts(foldAccents(search)))
    .replace(WHOLE_STREET, 'strasse')
    .replace(HYPHENATED_STREET, '')
    .split(SEPARATORS)
    .filter((word) => word !== '')
}

/** Returns the distinct words of a `searchable` text. A word of a search is in the text if it is part of one of them. */
export function splitSearchable(text: string): Set<string> {
  return new Set(text.split(SEPARATORS).filter((word) => word !== ''))
}

/** Whether a `searchable` text contains every word of a search, in any order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
