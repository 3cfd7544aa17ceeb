import { setImmediate } from 'node:timers/promises'

/**
 * Reads a result page by page, each by a query that asks for at most `size` rows after the last row of the page before, and
 * lets everything else of the process run in between: SQLite answers without returning to the event loop, so that a reader
 * who keeps up would otherwise be alone with the service. Nothing is held while the reader is slow or gone; what changes
 * meanwhile is seen by the pages that follow.
 */
export async function* readPages<Row>(
  size: number,
  read: (after: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after: Row | null = null; ; ) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < size) return
    after = last
    await setImmediate()
  }
}
