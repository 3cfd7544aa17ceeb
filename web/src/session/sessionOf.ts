import type { QueryClient } from '@tanstack/react-query'
import { openConfiguredIdentity } from './configuredIdentity.ts'
import { LateIdentity } from './lateIdentity.ts'
import { Session } from './session.ts'

/** One session for each cache of what the service answered: it outlives the frames, which come and go with their pages. */
const sessions = new WeakMap<QueryClient, Session>()

/** Returns the session whose data a cache holds. */
export function sessionOf(queries: QueryClient): Session {
  const present = sessions.get(queries)
  if (present) return present
  const identity = new LateIdentity(() => openConfiguredIdentity(queries))
  const session = new Session(identity, queries)
  sessions.set(queries, session)
  return session
}
