import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { getSession } from './getSession.ts'
import { SessionProvider } from './useSession.ts'

/** Provides the session to pages that cannot render without it; the others load it late (`useLateSession`). */
export function SessionFrame() {
  const session = getSession(useQueryClient())
  useEffect(() => session.start(), [session])
  return (
    <SessionProvider value={session}>
      <Outlet />
    </SessionProvider>
  )
}
