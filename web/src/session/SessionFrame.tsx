import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { sessionOf } from './sessionOf.ts'
import { SessionProvider } from './useSession.ts'

/** The frame of all pages that cannot be shown before it is known who is signed in; all others learn it later. */
export function SessionFrame() {
  const session = sessionOf(useQueryClient())
  useEffect(() => session.start(), [session])
  return (
    <SessionProvider value={session}>
      <Outlet />
    </SessionProvider>
  )
}
