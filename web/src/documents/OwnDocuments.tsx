import { isStaff } from '../session/role.ts'
import { useSessionState } from '../session/useSession.ts'
import { CustomerDocuments } from './CustomerDocuments.tsx'
import { NotLinked } from './NotLinked.tsx'
import StaffDocuments from './staff/StaffDocuments.tsx'

/** Renders the documents of the signed-in user: a customer's own, or those staff have selected. */
export function OwnDocuments() {
  const state = useSessionState()
  if (state.status !== 'signedIn') return null
  const { me, customerId } = state
  if (isStaff(me)) return <StaffDocuments account={me.email} />
  return customerId === '' ? <NotLinked /> : <CustomerDocuments account={me.email} />
}
