import type { QueryClient } from '@tanstack/react-query'
import { openConfiguredIdentity } from './configuredIdentity.ts'
import { LateIdentity } from './lateIdentity.ts'
import { Session } from './session.ts'

/** One session per query cache, which outlives the frames that mount and unmount with their pages. */
const sessions = new WeakMap<QueryClient, Session>()

/** Returns the session of a query cache, creating it on first use. */
export function getSession(queries: QueryClient): Session {
  const present = sessions.get(queries)
  if (present) return present
  const identity = new LateIdentity(() => openConfiguredIdentity(queries))
  const session = new Session(identity, queries)
  sessions.set(queries, session)
  return session
}
