import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels, followed as it changes; `initial` before it is laid out, and where there is no browser. */
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
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
