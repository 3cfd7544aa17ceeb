import type { VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef } from 'react'

interface Places {
  readonly items: readonly VirtualItem[]
  /** The row that does not stand among the others. */
  readonly apart: number | null
  /** Where the rows begin in the page, and their height in all, in pixels. */
  readonly top: number
  readonly height: number
}

/**
 * Puts the rows where they belong: one below the other, after as much space as those before them take.
 *
 * Rows with a place of their own (`top`, `transform`) make scrolling slow: Chromium remembers the style of an element by that of
 * its parent, looks through all that it remembers, and forgets only when it collects garbage. Cells of rows of which no two have
 * the same style took thirty times as long after a thousand rows (docs/decisions/0019-scrolling.md).
 *
 * @returns for the element around the rows
 */
export function usePlaces({ items, apart, top, height }: Places) {
  const body = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!body.current) return
    const { style, children } = body.current
    const first = items.find(({ index }) => index !== apart)
    style.height = `${height}px`
    style.paddingTop = `${first ? first.start - top : 0}px`
    for (const [place, { index, start }] of items.entries()) {
      const row = children[place]
      if (row instanceof HTMLElement) row.style.top = index === apart ? `${start - top}px` : ''
    }
  })
  return useCallback((element: HTMLElement) => {
    body.current = element
    return () => {
      body.current = null
    }
  }, [])
}
