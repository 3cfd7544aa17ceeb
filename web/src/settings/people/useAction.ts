import { useState } from 'react'

/**
 * Runs one action at a time, then `after`. Returns whether one is running, what of the last one failed, and what to say of it
 * if it did not.
 */
export function useAction(after: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const run = async (action: () => Promise<void>, said: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    setError(null)
    setDone(null)
    try {
      await action()
      await after()
      setDone(said)
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, done, run }
}
