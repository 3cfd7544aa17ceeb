import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readOwnerView, toViewed } from './ownerView.ts'
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

/** Returns the current session state as the page takes it; while a page is hydrated, the state with which it came. */
export function useSessionState(): SessionState {
  const session = useSession()
  const { search } = useLocation()
  const ownerOf = readOwnerView(search)
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  return useMemo(() => toViewed(state, ownerOf), [state, ownerOf])
}
