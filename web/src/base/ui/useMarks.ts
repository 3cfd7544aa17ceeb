import { useCallback, useMemo, useRef, useState } from 'react'

export interface Marks {
  /** The marked keys that are listed, in the order of the list. */
  readonly marked: readonly string[]
  readonly has: (key: string) => boolean
  /** Marks one or takes its mark away; with `isRange`, all between it and the last one that was, too. */
  readonly toggle: (key: string, isRange: boolean) => void
  /** Marks the first that may be, or none where these are marked. */
  readonly toggleAll: () => void
  readonly clear: () => void
}

const none: ReadonlySet<string> = new Set()

/**
 * Keeps which entries of a list are marked. What is no longer listed is not marked, either.
 *
 * @param most the most that may be marked; later ones are not
 */
export function useMarks(keys: readonly string[], most: number): Marks {
  const [chosen, choose] = useState(none)
  const last = useRef<string | null>(null)
  const latest = useRef(keys)
  latest.current = keys
  const marked = useMemo(
    () => keys.filter((key) => chosen.has(key)).slice(0, most),
    [keys, chosen, most],
  )
  const shown = useMemo(() => new Set(marked), [marked])
  const toggle = useCallback((key: string, isRange: boolean) => {
    const from = isRange && last.current !== null ? latest.current.indexOf(last.current) : -1
    const to = latest.current.indexOf(key)
    const range =
      from < 0 ? [key] : latest.current.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = key
    choose((before) => {
      const after = new Set(before)
      const isMarking = from < 0 ? !before.has(key) : true
      for (const each of range) isMarking ? after.add(each) : after.delete(each)
      return after
    })
  }, [])
  return {
    marked,
    has: (key) => shown.has(key),
    toggle,
    toggleAll: () => choose(marked.length > 0 ? none : new Set(keys.slice(0, most))),
    clear: () => choose(none),
  }
}
