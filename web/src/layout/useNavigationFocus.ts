import { type RefObject, useEffect, useRef } from 'react'

/**
 * Imitates a page load on navigation: scrolls to the top and moves the focus to the main element, from where screen readers
 * continue. The first page keeps its focus.
 */
export function useNavigationFocus(pathname: string): RefObject<HTMLElement | null> {
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
