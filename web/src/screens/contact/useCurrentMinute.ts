import { useEffect, useState } from 'react'
import { useRenderedAt } from '../../base/ui/renderedAt.ts'

const MINUTE_MS = 60_000

/** Returns the current time, updated every minute. */
export function useCurrentMinute(): Date {
  const [now, setNow] = useState(useRenderedAt())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const moment = new Date()
      setNow(moment)
      timer = setTimeout(tick, MINUTE_MS - (moment.getTime() % MINUTE_MS))
    }
    tick()
    // Timers are suspended while the machine sleeps.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
