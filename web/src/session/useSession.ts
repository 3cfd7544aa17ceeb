import { createContext, use, useSyncExternalStore } from 'react'
import { checking, type Session, type SessionState } from './session.ts'

const SessionContext = createContext<Session | null>(null)

export const SessionProvider = SessionContext.Provider

/** Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used within a SessionProvider.')
  return session
}

/** Returns the current session state; `checking` on the server. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.state, () => checking)
}
