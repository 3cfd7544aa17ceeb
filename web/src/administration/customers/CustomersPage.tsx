import { titles } from '@hausblick/contract/pages.ts'
import { CreateCustomer } from '../../layout/customers/CreateCustomer.tsx'
import { useSessionState } from '../../session/useSession.ts'
import { stack } from '../../ui/Section.tsx'
import { OpenInvitations } from './invitations/OpenInvitations.tsx'

/** All customers. */
export default function CustomersPage() {
  const state = useSessionState()
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.customers}</h1>
      {state.status === 'signedIn' && state.me.role === 'operator' && (
        <div className={stack}>
          <CreateCustomer />
          <OpenInvitations />
        </div>
      )}
    </>
  )
}
