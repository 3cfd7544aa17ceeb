import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { openConfiguredIdentity } from './configuredIdentity.ts'
import { LateIdentity } from './lateIdentity.ts'
import { Session } from './session.ts'
import { SessionProvider } from './useSession.ts'

/** One session for each cache of what the service answered: it outlives this frame, which comes and goes with its pages. */
const sessions = new WeakMap<QueryClient, Session>()

function sessionOf(queries: QueryClient): Session {
  const present = sessions.get(queries)
  if (present) return present
  const identity = new LateIdentity(() => openConfiguredIdentity(queries))
  const session = new Session(identity, queries)
  sessions.set(queries, session)
  return session
}

/** The frame of all pages on which it matters who is signed in; the demo's pages do without it and its code. */
export function SessionFrame() {
  const session = sessionOf(useQueryClient())
  useEffect(() => session.start(), [session])
  return (
    <SessionProvider value={session}>
      <Outlet />
    </SessionProvider>
  )
}
