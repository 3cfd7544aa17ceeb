import { useEffect, useEffectEvent, useState } from 'react'
import { DEBOUNCE_MS } from './debounce.ts'

/**
 * Shows what is typed or moved at once, and calls `settle` with it once that pauses, or when the field goes, as when another
 * list takes its place. Going back or forward forgets what waits.
 *
 * @param value what is settled, such as in the address
 */
export function useSettling<Value>(value: Value, settle: (value: Value) => void) {
  /** Null once it equals `value`, which going back in the history also changes. */
  const [waiting, setWaiting] = useState<{ readonly value: Value } | null>(null)
  const flush = useEffectEvent(() => {
    if (waiting) settle(waiting.value)
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => flush(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(() => {
    const forget = () => setWaiting(null)
    addEventListener('popstate', forget)
    return () => {
      removeEventListener('popstate', forget)
      flush()
    }
  }, [])
  if (waiting?.value === value) setWaiting(null)
  return {
    shown: waiting ? waiting.value : value,
    isWaiting: waiting !== null,
    change: (changed: Value) => setWaiting({ value: changed }),
    forget: () => setWaiting(null),
  }
}
