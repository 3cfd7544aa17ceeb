import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { findNearestMonth, type Plot } from './plot.ts'

/**
 * Tracks the month of a chart marked by mouse, touch or keyboard; null for none. `drawing` is the element that shows the plot.
 *
 * @param onPick is told of the months that are chosen; those that a mouse merely passes are not
 */
export function useMarker(plot: Plot, onPick?: (month: number) => void) {
  const drawing = useRef<HTMLDivElement>(null)
  const [chosen, setMarked] = useState<number | null>(null)
  const last = plot.points.length - 1
  const marked = chosen === null ? null : Math.min(chosen, last)

  const markPointed = (event: PointerEvent) => {
    if (!drawing.current) return
    const { left, width } = drawing.current.getBoundingClientRect()
    const nearest = findNearestMonth(plot, ((event.clientX - left) / width) * 100)
    setMarked(nearest)
    if (event.type === 'pointerdown' || event.pointerType !== 'mouse') onPick?.(nearest)
  }

  return {
    marked,
    drawing,
    handlers: {
      onPointerDown: markPointed,
      onPointerMove: markPointed,
      // After touch, the month stays marked so that it can be read; a mouse that leaves has moved on.
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setMarked(null)
      },
      onFocus: () => setMarked((before) => before ?? last),
      onBlur: () => setMarked(null),
      onKeyDown: (event: KeyboardEvent) => {
        const next = findMonthByKey(event.key, marked, last)
        if (next === undefined) return
        event.preventDefault()
        setMarked(next)
        if (next !== null) onPick?.(next)
      },
    },
  }
}

/** Returns the month that a key marks, null to unmark; undefined for keys that the chart does not handle. */
export function findMonthByKey(
  key: string,
  marked: number | null,
  last: number,
): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return marked === null ? last : Math.min(marked + 1, last)
    case 'ArrowLeft':
    case 'ArrowDown':
      return marked === null ? last : Math.max(marked - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return null
    default:
      return undefined
  }
}
