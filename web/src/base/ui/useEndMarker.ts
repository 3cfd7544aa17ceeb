import { type RefCallback, useCallback } from 'react'

/** Product §27. */
const AHEAD = '0px 0px 300px'

/** Returns the ref of an element that calls a function when it comes near the viewport. */
export function useEndMarker(onReached: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (marker: HTMLElement) => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) onReached()
        },
        { rootMargin: AHEAD },
      )
      observer.observe(marker)
      return () => observer.disconnect()
    },
    [onReached],
  )
}
