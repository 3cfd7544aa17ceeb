import { isStaff } from '../role.ts'
import { useSessionState } from '../useSession.ts'
import CustomerSelector from './CustomerSelector.tsx'
import { OwnCustomerSelector } from './OwnCustomerSelector.tsx'
import { useCurrentCustomer } from './useCurrentCustomer.ts'

/** Selects the customer whose data all pages show. */
export function CurrentCustomerSelector() {
  const state = useSessionState()
  if (state.status !== 'signedIn') return null
  return isStaff(state.me) ? <AnyCustomerSelector /> : <OwnCustomerSelector session={state} />
}

function AnyCustomerSelector() {
  const { chosen } = useCurrentCustomer()
  return <CustomerSelector chosen={chosen} />
}
