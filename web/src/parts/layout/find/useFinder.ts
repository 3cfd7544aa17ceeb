import type { Me } from '@hausblick/contract/calls/accounts.ts'
import type { GuestOf } from '@hausblick/contract/guests.ts'
import { isDemoPath } from '@hausblick/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Client } from '../../../base/data/client.ts'
import { configQuery, publicClient } from '../../../base/data/queries.ts'
import { findCustomerId } from '../../session/loadPage.ts'
import { findGuest, isStaff } from '../../session/role.ts'
import { useSession, useSessionState } from '../../session/useSession.ts'

/** Who looks for something, and where. */
export interface Finder {
  readonly client: Client
  /** Whose things are found; null for those of all customers, empty where there are none. */
  readonly customerId: string | null
  /** Null in the demo. */
  readonly me: Me | null
  readonly guest: GuestOf | undefined
}

/** Returns who looks for something on the current page; null for visitors, who find nothing. */
export function useFinder(): Finder | null {
  const { pathname, search } = useLocation()
  const { client } = useSession()
  const state = useSessionState()
  const isDemo = isDemoPath(pathname)
  const { data: config } = useQuery({ ...configQuery, enabled: isDemo })
  if (isDemo)
    return config
      ? { client: publicClient, customerId: config.demoCustomerId, me: null, guest: undefined }
      : null
  if (state.status !== 'signedIn') return null
  const { me } = state
  if (isStaff(me)) return { client, customerId: null, me, guest: undefined }
  const customerId = findCustomerId(state, search)
  return { client, customerId, me, guest: findGuest(me, customerId) }
}
