import { useState } from 'react'

/** The page of a list that is shown. */
export interface Pages {
  /** By which it is asked for; undefined of the first. */
  readonly cursor: string | undefined
  /** Counted from 0. */
  readonly index: number
  readonly turn: (to: { readonly next: string } | 'back') => void
}

/**
 * Turns the pages of a list of which only the next one is known. One page at a time keeps the browser fast, however long it is.
 *
 * @param list names it; another one begins with its first page
 */
export function usePages(list: string): Pages {
  const [turned, setTurned] = useState<{ list: string; cursors: readonly string[] }>({
    list,
    cursors: [],
  })
  const cursors = turned.list === list ? turned.cursors : []
  return {
    cursor: cursors.at(-1),
    index: cursors.length,
    turn: (to) =>
      setTurned({ list, cursors: to === 'back' ? cursors.slice(0, -1) : [...cursors, to.next] }),
  }
}
