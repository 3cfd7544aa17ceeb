import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, anew with every minute; null until the page is in a browser, since rendering reads no clock. */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const moment = new Date()
      setNow(moment)
      timer = setTimeout(tick, MINUTE_MS - (moment.getTime() % MINUTE_MS))
    }
    tick()
    // Timers sleep with the machine.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
