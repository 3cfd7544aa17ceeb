import { useEffect, useState } from 'react'
import { latePart } from '../../ui/late/late.tsx'
import * as texts from '../texts.ts'
import { DatesWaiting } from './DatesWaiting.tsx'

const Dates = latePart(async () => (await import('./Dates.tsx')).default, {
  failure: texts.datesFailed,
  waiting: <DatesWaiting />,
})

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
  return <div className="mt-3 md:mt-4">{wanted ? <Dates /> : <DatesWaiting />}</div>
}
