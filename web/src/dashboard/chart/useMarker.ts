import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { nearestMonth, type Plot } from './plot.ts'

/** Which month of a chart is marked, by mouse, touch or keyboard; null for none. */
export function useMarker(plot: Plot) {
  const [chosen, setMarked] = useState<number | null>(null)
  const last = plot.points.length - 1
  const marked = chosen === null ? null : Math.min(chosen, last)

  const markPointed = (event: PointerEvent<Element>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setMarked(nearestMonth(plot, ((event.clientX - box.left) / box.width) * plot.width))
  }

  return {
    marked,
    handlers: {
      onPointerDown: markPointed,
      onPointerMove: markPointed,
      // A finger that is lifted leaves what it chose to be read; a mouse that leaves has moved on.
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setMarked(null)
      },
      onFocus: () => setMarked((before) => before ?? last),
      onBlur: () => setMarked(null),
      onKeyDown: (event: KeyboardEvent) => {
        const next = monthOfKey(event.key, marked, last)
        if (next === undefined) return
        event.preventDefault()
        setMarked(next)
      },
    },
  }
}

/** What a key marks next, null for nothing; undefined where the key is not one of the chart's. */
export function monthOfKey(
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
