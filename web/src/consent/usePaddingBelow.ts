import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the page as much room at its end as what covers its foot is high, so that nothing stays hidden behind it, neither the
 * footer nor what has the focus (WCAG 2.4.11).
 */
export function useRoomBelow(cover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = cover.current
    if (!element) return
    const page = document.documentElement.style
    const measure = () => {
      const height = `${element.offsetHeight}px`
      page.scrollPaddingBottom = height
      page.paddingBottom = height
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.scrollPaddingBottom = ''
      page.paddingBottom = ''
    }
  }, [cover])
}
