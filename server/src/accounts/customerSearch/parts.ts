import { searchable, searchWords } from '@hausblick/figures/text.ts'

/** PostgreSQL keeps no text with a null character, so that nothing is found by one. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}

/** Returns the words of a search, each of which begins one of a customer's parts. */
export function splitSearchWords(search: string): string[] {
  return searchWords(storable(search))
}

/** Returns the endings of these texts as searches look through them, each once: `Öko` has `oko`, `ko` and `o`. */
export function listSearchParts(texts: readonly string[]): Set<string> {
  const parts = new Set<string>()
  for (const line of texts.flatMap((text) => searchable(storable(text)).split('\n'))) {
    const characters = [...line]
    for (const start of characters.keys()) parts.add(characters.slice(start).join(''))
  }
  return parts
}
