import { searchable, searchWords } from '@hausblick/figures/text.ts'

/** Replaces NUL, which PostgreSQL cannot store. */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}

/** Returns the words of a search; each must be a prefix of one of a customer's parts. */
export function splitSearchWords(search: string): string[] {
  return searchWords(toStorable(search))
}

/** Returns the distinct suffixes of texts, folded for searching: `oko`, `ko` and `o` for `Öko`. */
export function listSearchParts(texts: readonly string[]): Set<string> {
  const parts = new Set<string>()
  for (const line of texts.flatMap((text) => searchable(toStorable(text)).split('\n'))) {
    const characters = [...line]
    for (const start of characters.keys()) parts.add(characters.slice(start).join(''))
  }
  return parts
}
