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

/** The words of a search; each of them has to be found. */
export function searchWords(search: string): string[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')
}
