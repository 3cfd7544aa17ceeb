import { type RefCallback, startTransition, useCallback, useState } from 'react'
import { usePrinting } from './print/usePrinting.ts'

/** Maximum of printed entries; more would delay the print dialog by seconds. */
const MAX_PRINTED = 1000

interface InfiniteScroll {
  /** Number of entries to render. */
  readonly count: number
  /** Ref of a sentinel after the entries, rendered while there are more. Needs `count` as its key. */
  readonly endMarker: RefCallback<HTMLElement>
}

interface Options {
  /** Number of all entries. */
  readonly total: number
  /** Identifies the list by reference; a new one starts over. */
  readonly list: unknown
  /** Number of entries shown at first and added each time. */
  readonly step: number
  /** Distance below the viewport, in pixels, at which the sentinel already counts as visible. */
  readonly ahead: number
}

/** Infinite scroll: grows a long list as its end comes into view. Printing shows its first thousand entries. */
export function useInfiniteScroll({ total, list, step, ahead }: Options): InfiniteScroll {
  const [grown, setGrown] = useState({ list, count: step })
  const isSame = grown.list === list
  // Not only ignored but forgotten, or a list that comes back, as when its last filter is taken off, would come back grown.
  if (!isSame) setGrown({ list, count: step })
  const onScreen = isSame ? grown.count : step
  const count = Math.min(total, usePrinting() ? Math.max(onScreen, MAX_PRINTED) : onScreen)
  const endMarker = useCallback(
    (marker: HTMLElement) => {
      // Observing reports the initial visibility, and each step observes a new sentinel. The list thus keeps growing until it
      // fills the viewport.
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) startTransition(() => setGrown({ list, count: count + step }))
        },
        { rootMargin: `0px 0px ${ahead}px` },
      )
      observer.observe(marker)
      return () => observer.disconnect()
    },
    [list, count, step, ahead],
  )
  return { count, endMarker }
}
