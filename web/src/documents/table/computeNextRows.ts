/** Indices of consecutive rows, both inclusive. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

/** Rows that a slow machine renders, lays out and paints without dropping frames. */
const BATCH_SIZE = 8

/**
 * Returns the rows to render in the next frame on the way from the current to the target range. Adds at most a batch per frame,
 * however far the user scrolls at once. Without any overlap it starts at `from`, the first row in the viewport.
 */
export function computeNextRows(before: RowRange, target: RowRange, from: number): RowRange {
  const first = Math.max(before.first, target.first)
  const last = Math.min(before.last, target.last)
  if (first > last) return { first: from, last: Math.min(from + BATCH_SIZE - 1, target.last) }
  const below = Math.min(target.last, last + BATCH_SIZE)
  const above = Math.max(target.first, first - (BATCH_SIZE - (below - last)))
  return { first: above, last: below }
}
