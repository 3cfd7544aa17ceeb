import type { SheetRow } from './sheet.ts'

/** Reads the first rows, at most `count`, and returns them beside all rows. */
export async function peekRows(
  rows: AsyncIterable<SheetRow>,
  count: number,
): Promise<{ head: readonly SheetRow[]; all: AsyncIterable<SheetRow> }> {
  const rest = rows[Symbol.asyncIterator]()
  const head: SheetRow[] = []
  while (head.length < count) {
    const next = await rest.next()
    if (next.done) break
    head.push(next.value)
  }
  return { head, all: chain(head, rest) }
}

async function* chain(
  head: readonly SheetRow[],
  rest: AsyncIterator<SheetRow>,
): AsyncGenerator<SheetRow> {
  try {
    yield* head
    while (true) {
      const next = await rest.next()
      if (next.done) return
      yield next.value
    }
  } finally {
    await rest.return?.()
  }
}
