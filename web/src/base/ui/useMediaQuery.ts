import { useCallback, useSyncExternalStore } from 'react'

/** Cached because every render reads them. */
const cache = new Map<string, MediaQueryList>()

function getMediaQueryList(query: string): MediaQueryList {
  const list = cache.get(query) ?? matchMedia(query)
  cache.set(query, list)
  return list
}

/** Returns whether a media query matches, and follows changes; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = getMediaQueryList(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => getMediaQueryList(query).matches,
    () => false,
  )
}
