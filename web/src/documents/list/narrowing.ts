import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { searchWords } from '@hausblick/figures/text.ts'

/** The entries of a list that match a search. */
export interface SearchResult {
  readonly search: string
  readonly entries: readonly DocumentEntry[]
}

/** Returns the narrowest result that is sure to contain every match of `search`; undefined if there is none. */
export function findNarrowest(
  found: readonly SearchResult[],
  search: string,
): SearchResult | undefined {
  return found.findLast((before) => narrows(search, before.search))
}

/**
 * Adds the latest result and drops those that it does not narrow. While typing, each keystroke thus filters the results of the
 * one before, and deleting a character finds its results again.
 */
export function addResult(
  found: readonly SearchResult[],
  last: SearchResult,
): readonly SearchResult[] {
  const others = found.filter(
    ({ search }) => search !== last.search && narrows(last.search, search),
  )
  return [...others, last]
}

/** Returns whether `other` matches whatever `search` matches: each of its words is part of one of `search`'s. */
function narrows(search: string, other: string): boolean {
  const words = searchWords(search)
  return searchWords(other).every((part) => words.some((word) => word.includes(part)))
}
