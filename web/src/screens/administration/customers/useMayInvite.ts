import { readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { queryOf } from '../../../base/data/ask.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'

/** Returns whether the user may invite: operators, and staff where an operator has allowed it. The service decides. */
export function useMayInvite(): boolean {
  const { client } = useAccess()
  const state = useSessionState()
  const role = state.status === 'signedIn' ? state.me.role : null
  const query = queryOf(client, readStaffRightsCall, {})
  const { data } = useQuery({ ...query, enabled: role === 'staff' })
  return role === 'operator' || data?.invite === true
}
