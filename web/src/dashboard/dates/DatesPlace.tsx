import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from '../../ui/styled.ts'

const Dates = lazy(() => styled(() => import('./Dates.tsx')))

/**
 * Keeps the place of the next dates, whose code is loaded once the figures above stand and the place comes into sight: the
 * figures wait for none of it, and nothing moves when it comes.
 */
export function DatesPlace({ ready }: { ready: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!ready || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [ready])
  const empty = <div className="card h-full print:hidden" />
  return (
    <div ref={place} className="mt-3 grid grid-cols-1 min-h-144 md:mt-4 md:min-h-89 print:min-h-0">
      {seen ? (
        <Suspense fallback={empty}>
          <Dates />
        </Suspense>
      ) : (
        empty
      )}
    </div>
  )
}
