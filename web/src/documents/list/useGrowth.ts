import { type RefCallback, useCallback, useState } from 'react'

/** How many rows are shown at first, and by how many they grow (specification §9). */
const STEP = 100

interface Growth {
  /** How many rows are shown. */
  readonly count: number
  /** For the element at the end of the rows: each time it comes into view, more are shown. */
  readonly endMarker: RefCallback<HTMLElement>
}

/**
 * Shows rows in steps.
 *
 * @param total how many there are
 * @param list says which list it is: another one starts with the first step again
 */
export function useGrowth(total: number, list: unknown): Growth {
  const [grown, setGrown] = useState({ list, count: STEP })
  const count = Math.min(total, grown.list === list ? grown.count : STEP)
  const endMarker = useCallback(
    (marker: HTMLElement) => {
      // It tells at once whether the marker is in view, and after every step it is a new one: so it goes on where the rows
      // that came do not fill the screen.
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setGrown({ list, count: count + STEP })
        },
        { rootMargin: '0px 0px 300px' },
      )
      observer.observe(marker)
      return () => observer.disconnect()
    },
    [list, count],
  )
  return { count, endMarker }
}
