import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import {
  type DocumentFilter,
  type Findable,
  filterEntries,
} from '@hausblick/figures/documents/filter.ts'

/** Half a frame: a letter that is typed meanwhile is answered in the next one. */
const SLICE_MS = 8
/** Entries between two looks at the clock. */
const PORTION = 1000

/**
 * Filters a long list in slices of time, between which the page answers who uses it.
 *
 * @returns gives it up
 */
export function filterInSlices(
  entries: readonly DocumentEntry[],
  filter: DocumentFilter,
  findable: Findable,
  onDone: (kept: readonly DocumentEntry[]) => void,
): () => void {
  const kept: DocumentEntry[] = []
  let at = 0
  const slice = () => {
    const end = performance.now() + SLICE_MS
    for (; at < entries.length && performance.now() < end; at += PORTION)
      kept.push(...filterEntries(entries.slice(at, at + PORTION), filter, findable))
    if (at < entries.length) timer = setTimeout(slice)
    else onDone(kept)
  }
  let timer = setTimeout(slice)
  return () => clearTimeout(timer)
}
