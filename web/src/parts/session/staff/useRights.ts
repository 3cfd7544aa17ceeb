import { readStaffRightsCall, type StaffRights } from '@hausblick/contract/calls/staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { queryOf } from '../../../base/data/ask.ts'
import { isStaff } from '../role.ts'
import { useSessionState } from '../useSession.ts'

const none: StaffRights = { import: false, invite: false, remove: false }
const all: StaffRights = { import: true, invite: true, remove: true }

/** Returns what of the rights that operators give staff the viewer has: operators all, staff none until these are known. */
export function useRights(): StaffRights {
  const { client } = useAccess()
  const state = useSessionState()
  const me = state.status === 'signedIn' && isStaff(state.me) ? state.me : null
  const { data } = useQuery({
    ...queryOf(client, readStaffRightsCall, {}),
    enabled: me?.role === 'staff',
  })
  if (me?.role === 'operator') return all
  return me && data ? data : none
}
