import { setImmediate } from 'node:timers/promises'

/**
 * Reads a result in pages of at most `size` rows, each queried after the last row of the previous one. Yields to the event
 * loop in between, since SQLite's reads are synchronous and a fast reader would starve other requests. Holds no resources
 * between pages; later pages see concurrent changes.
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
