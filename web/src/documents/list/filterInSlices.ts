import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import {
  type DocumentFilter,
  filterEntries,
  type SearchContext,
} from '@hausblick/figures/documents/filter.ts'

/** Half a frame, so that a keystroke is handled within the next one. */
const SLICE_MS = 8
/** Entries filtered between two readings of the clock. */
const BATCH_SIZE = 1000

/**
 * Filters a long list in time slices, yielding to the event loop between them so that the page stays responsive.
 *
 * @returns a function that cancels the rest; `onDone` is then never called
 */
export function filterInSlices(
  entries: readonly DocumentEntry[],
  filter: DocumentFilter,
  findable: SearchContext,
  onDone: (kept: readonly DocumentEntry[]) => void,
): () => void {
  const kept: DocumentEntry[] = []
  let at = 0
  const slice = () => {
    const end = performance.now() + SLICE_MS
    for (; at < entries.length && performance.now() < end; at += BATCH_SIZE)
      kept.push(...filterEntries(entries.slice(at, at + BATCH_SIZE), filter, findable))
    if (at < entries.length) timer = setTimeout(slice)
    else onDone(kept)
  }
  let timer = setTimeout(slice)
  return () => clearTimeout(timer)
}
