import { useEffect, useState } from 'react'
import { latePart } from '../../ui/late/late.tsx'
import * as texts from '../texts.ts'
import { DatesSkeleton } from './DatesSkeleton.tsx'

const Dates = latePart(async () => (await import('./Dates.tsx')).default, {
  failure: texts.datesFailed,
  waiting: <DatesSkeleton />,
})

/** Safari lacks requestIdleCallback. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout
const cancel = globalThis.cancelIdleCallback ?? clearTimeout

/**
 * Reserves the space of the upcoming dates and loads their code once the figures above are ready and the browser is idle, so
 * that it neither delays the figures nor shifts the layout.
 */
export function LateDates({ ready }: { ready: boolean }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!ready) return
    const waiting = whenIdle(() => setWanted(true))
    return () => cancel(waiting)
  }, [ready])
  return <div className="mt-3 md:mt-4">{wanted ? <Dates /> : <DatesSkeleton />}</div>
}
