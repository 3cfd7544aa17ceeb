/** Collects what is to be told, so that many things that happen together are told at once. */
export interface Digest<Item> {
  add(to: string, item: Item): void
  /** Tells everything that waits. */
  flush(): void
}

/** Tells each recipient so many milliseconds after the first thing that waits for them. What waits is lost with the process. */
export function createDigest<Item>(
  afterMs: number,
  tell: (to: string, items: readonly Item[]) => void,
): Digest<Item> {
  const waiting = new Map<string, { items: Item[]; timer: NodeJS.Timeout }>()
  const tellNow = (to: string) => {
    const entry = waiting.get(to)
    if (!entry) return
    clearTimeout(entry.timer)
    waiting.delete(to)
    tell(to, entry.items)
  }
  return {
    add: (to, item) => {
      const entry = waiting.get(to)
      if (entry) entry.items.push(item)
      else waiting.set(to, { items: [item], timer: setTimeout(() => tellNow(to), afterMs) })
    },
    flush: () => {
      for (const to of [...waiting.keys()]) tellNow(to)
    },
  }
}
