import type { VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef } from 'react'

interface RowLayout {
  readonly items: readonly VirtualItem[]
  /** The index of the row that is rendered apart from the others. */
  readonly detached: number | null
  /** Offset of the rows in the page and their total height, in pixels. */
  readonly top: number
  readonly height: number
}

/**
 * Lays out the rendered rows in normal flow, below a padding as high as the rows before them.
 *
 * Positioning each row (`top`, `transform`) makes scrolling slow: Chromium caches computed styles by parent style, searches the
 * cache linearly and evicts only on garbage collection. After a thousand distinctly styled rows, styling their cells took thirty
 * times as long (docs/decisions/0019-scrolling.md).
 *
 * @returns the ref of the element around the rows
 */
export function useRowLayout({ items, detached, top, height }: RowLayout) {
  const body = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!body.current) return
    const { style, children } = body.current
    const first = items.find(({ index }) => index !== detached)
    style.height = `${height}px`
    style.paddingTop = `${first ? first.start - top : 0}px`
    for (const [place, { index, start }] of items.entries()) {
      const row = children[place]
      if (row instanceof HTMLElement) row.style.top = index === detached ? `${start - top}px` : ''
    }
  })
  return useCallback((element: HTMLElement) => {
    body.current = element
    return () => {
      body.current = null
    }
  }, [])
}
