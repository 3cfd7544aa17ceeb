/** Yields what `map` makes of each item, in their order, while it already works on the next ones, `count` in all. */
export async function* mapAhead<Item, Result>(
  items: AsyncIterable<Item>,
  count: number,
  map: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underway: Promise<Result>[] = []
  try {
    for await (const item of items) {
      const result = map(item)
      // The failure reaches whoever awaits it.
      result.catch(() => undefined)
      underway.push(result)
      if (underway.length >= count) yield await takeFirst(underway)
    }
    while (underway.length > 0) yield await takeFirst(underway)
  } finally {
    await Promise.allSettled(underway)
  }
}

async function takeFirst<Result>(underway: Promise<Result>[]): Promise<Result> {
  const [first] = underway.splice(0, 1)
  if (first === undefined) throw new Error('Nothing is under way.')
  return await first
}
