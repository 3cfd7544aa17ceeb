import { titles } from '@hausblick/contract/pages.ts'
import { useAccess } from '../../data/access.ts'
import { PeopleSection } from '../../layout/people/PeopleSection.tsx'
import { useSessionState } from '../../session/useSession.ts'
import { stack } from '../../ui/Section.tsx'
import { CustomerAccounts } from './accounts/CustomerAccounts.tsx'
import { CustomerName } from './accounts/CustomerName.tsx'
import { InvitationList } from './invite/InvitationList.tsx'

/** One customer, whom the address names. */
export default function CustomerPage() {
  const { customerId } = useAccess()
  const state = useSessionState()
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.customer}</h1>
      <div className={stack}>
        {isOperator && customerId && <CustomerName key={customerId} customerId={customerId} />}
        {isOperator && <CustomerAccounts />}
        {isOperator && customerId && (
          <InvitationList key={`invitations ${customerId}`} customerId={customerId} name={null} />
        )}
        {customerId && (
          <PeopleSection
            key={customerId}
            customerId={customerId}
            viewer={isOperator ? 'operator' : 'staff'}
          />
        )}
      </div>
    </>
  )
}
