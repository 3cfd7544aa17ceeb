import { lazy, Suspense, useEffect, useState } from 'react'
import { styled } from '../../ui/styled.ts'

const Dates = lazy(() => styled(() => import('./Dates.tsx')))

/** Safari knows no idle time. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout
const cancel = globalThis.cancelIdleCallback ?? clearTimeout

/**
 * Keeps the place of the next dates, whose code is loaded once the figures above stand and the browser has nothing else to
 * do: the figures wait for none of it, and nothing moves when it comes.
 */
export function DatesPlace({ ready }: { ready: boolean }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!ready) return
    const waiting = whenIdle(() => setWanted(true))
    return () => cancel(waiting)
  }, [ready])
  const empty = <div className="card h-full print:hidden" />
  return (
    <div className="mt-3 grid grid-cols-1 min-h-144 md:mt-4 md:min-h-89 print:min-h-0">
      {wanted ? (
        <Suspense fallback={empty}>
          <Dates />
        </Suspense>
      ) : (
        empty
      )}
    </div>
  )
}
