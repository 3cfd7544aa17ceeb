import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { configQuery } from '../data/queries.ts'
import type { Session, SessionState } from './session.ts'

/** By then a page shows what it is about; who is signed in matters less there. */
const LATE_MS = 1000

const unknown: SessionState = { status: 'checking' }
const never = () => () => undefined

/**
 * Returns who is signed in on pages that everyone may see. The session's code comes, and the service is asked, after all else;
 * until then, and where that fails, it counts as not known.
 */
export function useLateSession(): SessionState {
  const queries = useQueryClient()
  const [session, setSession] = useState<Session | null>(null)
  const { isError: isConfigMissing } = useQuery({ ...configQuery, enabled: false })
  useEffect(() => {
    // The session begins with the same call, and would try it again below an error that has a button for that.
    if (isConfigMissing) return
    let isWanted = true
    const timer = setTimeout(async () => {
      // Whoever goes on to the login or the account's menu needs the same code, and is told where it is missing.
      const code = await import('./sessionOf.ts').catch(() => undefined)
      if (!code || !isWanted) return
      const found = code.sessionOf(queries)
      found.start()
      setSession(found)
    }, LATE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [queries, isConfigMissing])
  return useSyncExternalStore(
    session?.subscribe ?? never,
    session?.state ?? (() => unknown),
    () => unknown,
  )
}
