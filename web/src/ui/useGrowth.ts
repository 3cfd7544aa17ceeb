import { type RefCallback, startTransition, useCallback, useState } from 'react'
import { usePrinting } from './print/usePrinting.ts'

/** Entries on paper; more would hold the browser up for seconds before its print dialog. */
const ON_PAPER = 1000

interface Growth {
  /** How many entries are shown. */
  readonly count: number
  /** For an element at the end of those entries, there as long as there are more: when it comes into view, more are shown. */
  readonly endMarker: RefCallback<HTMLElement>
}

interface Options {
  /** How many entries there are. */
  readonly total: number
  /** Says which list it is: another one starts with the first step again. */
  readonly list: unknown
  /** How many entries are shown at first, and by how many they grow. */
  readonly step: number
  /** Pixels below the screen at which more are made, so that one does not see it. */
  readonly ahead: number
}

/** Shows a long list in steps, and on paper its first thousand entries. The end marker needs the count as its key. */
export function useGrowth({ total, list, step, ahead }: Options): Growth {
  const [grown, setGrown] = useState({ list, count: step })
  const onScreen = grown.list === list ? grown.count : step
  const count = Math.min(total, usePrinting() ? Math.max(onScreen, ON_PAPER) : onScreen)
  const endMarker = useCallback(
    (marker: HTMLElement) => {
      // It tells at once whether the marker is in view, and after every step it is a new one: so it goes on where the entries
      // that came do not fill the screen.
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
