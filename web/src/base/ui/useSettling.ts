import { useEffect, useEffectEvent, useReducer } from 'react'
import { DEBOUNCE_MS } from './debounce.ts'

interface Waiting<Value> {
  readonly value: Value
}

const latest = <Value>(_: Waiting<Value> | null, next: Waiting<Value> | null) => next

/**
 * Shows what is typed or moved at once, and calls `settle` with it once that pauses, or when the field goes, as when another
 * list takes its place. Going back or forward forgets what waits.
 *
 * @param value what is settled, such as in the address
 */
export function useSettling<Value>(value: Value, settle: (value: Value) => void) {
  /**
   * Null once it equals `value`, which going back in the history also changes. A reducer, since `useState` skips a change that
   * only a discarded rendering has made.
   */
  const [waiting, setWaiting] = useReducer(latest<Value>, null)
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
