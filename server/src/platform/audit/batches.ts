/**
 * Returns a function that writes items together with all others that come while an earlier write is under way, so that many at
 * once cost few transactions. It resolves once its item is written.
 */
export function createBatches<Item>(
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = []
  let next: Promise<void> | null = null
  let idle: Promise<void> = Promise.resolve()
  const writeWaiting = async () => {
    const items = waiting
    waiting = []
    next = null
    await write(items)
  }
  return async (item) => {
    waiting.push(item)
    if (!next) {
      next = idle.then(writeWaiting)
      idle = next.catch(() => undefined)
    }
    await next
  }
}
