import { latePart } from '../../../base/ui/late/late.tsx'
import { isStaff } from '../role.ts'
import { useSessionState } from '../useSession.ts'
import { OwnCustomerSelector } from './OwnCustomerSelector.tsx'
import * as texts from './texts.ts'
import { useCurrentCustomer } from './useCurrentCustomer.ts'

/** Late, since owners do not need it. */
const CustomerSelector = latePart(() => import('./CustomerSelector.tsx'), {
  waiting: <div className="skeleton h-10 pointer-coarse:h-11" />,
  title: texts.selectorFailed,
})

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
