/** Places of rows that stand below each other, the last one included. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

/** As many rows as are made, laid out and painted within a frame that one does not notice, on a slow machine. */
const PORTION = 8

/**
 * The rows that the next frame shows on the way from those that are there to those that are wanted: it adds a few, so that no
 * frame takes long, however far one scrolls at once. Where all have to be new, it begins with `from`, the first one in view.
 */
export function nextRows(before: RowRange, wanted: RowRange, from: number): RowRange {
  const first = Math.max(before.first, wanted.first)
  const last = Math.min(before.last, wanted.last)
  if (first > last) return { first: from, last: Math.min(from + PORTION - 1, wanted.last) }
  const below = Math.min(wanted.last, last + PORTION)
  const above = Math.max(wanted.first, first - (PORTION - (below - last)))
  return { first: above, last: below }
}
