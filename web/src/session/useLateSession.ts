import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { configQuery } from '../data/queries.ts'
import type { Session, SessionState } from './session.ts'

/** Time for a page to render its content, which matters more than who is signed in. */
const DELAY_MS = 1000

const unknown: SessionState = { status: 'checking' }
const subscribeToNothing = () => () => undefined

/**
 * Returns the session state on public pages. To keep them fast, the session's code is loaded and the service queried after a
 * delay; until then, and if that fails, the state is `checking`.
 */
export function useLateSession(): SessionState {
  const queries = useQueryClient()
  const [session, setSession] = useState<Session | null>(null)
  const { isError: isConfigMissing } = useQuery({ ...configQuery, enabled: false })
  useEffect(() => {
    // The session starts with the same call and would repeat it below an error that has its own retry button.
    if (isConfigMissing) return
    let isWanted = true
    const timer = setTimeout(async () => {
      // Failing silently is fine: login and account menu load the same code and report if it is missing.
      const code = await import('./getSession.ts').catch(() => undefined)
      if (!code || !isWanted) return
      const found = code.getSession(queries)
      found.start()
      setSession(found)
    }, DELAY_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [queries, isConfigMissing])
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.state ?? (() => unknown),
    () => unknown,
  )
}
