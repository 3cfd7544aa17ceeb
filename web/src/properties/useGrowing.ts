import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Divisible by the cards that stand beside each other; more than a screen shows. */
const STEP = 30
/** How far below the screen the next ones are made, so that one does not see it. */
const AHEAD = '1200px'

/**
 * How many of a long list are there: some at first, and more whenever its end comes near. It begins anew with another list.
 *
 * @param list what tells one list from another
 * @returns the number, and where the list ends
 */
export function useGrowing(list: string): [count: number, end: RefObject<HTMLDivElement | null>] {
  const [grown, setGrown] = useState({ list, count: STEP })
  const count = grown.list === list ? grown.count : STEP
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const grow = () => startTransition(() => setGrown({ list, count: count + STEP }))
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && grow(),
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [list, count])
  return [count, end]
}
