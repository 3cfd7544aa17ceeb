import { useAccess } from '../../base/data/access.ts'
import { isStaff } from '../../parts/session/role.ts'
import { useSessionState } from '../../parts/session/useSession.ts'
import { CustomerDocuments } from './CustomerDocuments.tsx'
import { NotLinked } from './NotLinked.tsx'
import StaffDocuments from './staff/StaffDocuments.tsx'

/** Renders the documents of the signed-in user: a customer's own, those of whom they are a guest, or those staff have selected. */
export function OwnDocuments() {
  const state = useSessionState()
  const { customerId } = useAccess()
  if (state.status !== 'signedIn') return null
  const { me } = state
  if (isStaff(me)) return <StaffDocuments account={me.email} />
  return customerId === '' ? <NotLinked me={me} /> : <CustomerDocuments account={me.email} />
}
