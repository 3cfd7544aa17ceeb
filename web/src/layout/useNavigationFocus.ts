import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes one to the top of a page that one navigated to, as a page load would: scrolls up, and moves the focus to its main
 * part, from where screen readers read on. The page on which one arrived keeps its focus.
 */
export function useArrival(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
