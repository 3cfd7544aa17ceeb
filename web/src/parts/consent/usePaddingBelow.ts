import { type RefObject, useLayoutEffect } from 'react'

/**
 * Pads the bottom of the page by the height of an overlay, so that it hides neither the footer nor the focused element
 * (WCAG 2.4.11).
 */
export function usePaddingBelow(cover: RefObject<HTMLElement | null>): void {
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
