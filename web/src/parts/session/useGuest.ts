import type { GuestOf } from '@hausblick/contract/guests.ts'
import { useLocation } from 'react-router'
import { findCustomerId } from './loadPage.ts'
import { findGuest } from './role.ts'
import { useSessionState } from './useSession.ts'

/** Returns what the user may read of the customer in the address as a guest; undefined for everyone else. */
export function useGuest(): GuestOf | undefined {
  const state = useSessionState()
  const { search } = useLocation()
  if (state.status !== 'signedIn') return undefined
  return findGuest(state.me, findCustomerId(state, search))
}
