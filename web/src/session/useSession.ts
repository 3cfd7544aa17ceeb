import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import type { SessionState } from './sessionState.ts'

const SessionContext = createContext<Session | null>(null)

export const SessionProvider = SessionContext.Provider

/** Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used within a SessionProvider.')
  return session
}

/** Returns the current session state; while a page is hydrated, the state with which it came. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.state, session.state)
}
