import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The width of an element in pixels, followed as it changes; `initial` before it is laid out, where there is no browser, and on
 * paper.
 */
export function useWidth<E extends Element>(initial: number): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(Math.round(current.getBoundingClientRect().width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    // On paper nothing is measured any more.
    const print = () => flushSync(() => setWidth(initial))
    addEventListener('beforeprint', print)
    addEventListener('afterprint', measure)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', measure)
    }
  }, [initial])
  return [element, width]
}
