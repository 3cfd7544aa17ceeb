import { foldAccents } from '@hausblick/figures/text.ts'

/** A text as customers are searched by it: without regard to case and accents. */
export function foldSearch(text: string): string {
  // PostgreSQL keeps no text with a null character, so that nothing is found by one.
  return foldAccents(text.toWellFormed()).replaceAll('\0', '\uFFFD')
}

/** The endings of these texts, folded, each once: `Öko` has `oko`, `ko` and `o`. */
export function searchParts(texts: readonly string[]): Set<string> {
  const parts = new Set<string>()
  for (const text of texts) {
    const characters = [...foldSearch(text)]
    for (const start of characters.keys()) parts.add(characters.slice(start).join(''))
  }
  return parts
}
