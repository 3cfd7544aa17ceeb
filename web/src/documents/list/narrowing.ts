import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { searchWords } from '@hausblick/figures/text.ts'

/** What a search has left of a list. */
export interface Found {
  readonly search: string
  readonly entries: readonly DocumentEntry[]
}

/** The one that left the fewest entries among which all must be that another search finds; undefined where there is none. */
export function narrowest(found: readonly Found[], search: string): Found | undefined {
  return found.findLast((before) => narrows(search, before.search))
}

/**
 * The searches that led to the last one, and that one: each letter that is typed looks through what the letters before it have
 * left, and what is taken back is there already.
 */
export function withFound(found: readonly Found[], last: Found): readonly Found[] {
  const others = found.filter(
    ({ search }) => search !== last.search && narrows(last.search, search),
  )
  return [...others, last]
}

/** Whether all that the one search finds the other one finds, too: each of its words is in one of those. */
function narrows(search: string, other: string): boolean {
  const words = searchWords(search)
  return searchWords(other).every((part) => words.some((word) => word.includes(part)))
}
