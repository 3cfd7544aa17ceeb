import { createContext, use, useSyncExternalStore } from 'react'
import { checking, type Session, type SessionState } from './session.ts'

const SessionContext = createContext<Session | null>(null)

export const SessionProvider = SessionContext.Provider

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session)
    throw new Error('A page that asks who is signed in must stand below a SessionFrame.')
  return session
}

/** Who is signed in, as it stands now; without a browser nobody knows. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.state, () => checking)
}
