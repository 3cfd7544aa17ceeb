import type { CustomerDetail } from '../../../data/directory.ts'
import { PeopleSection } from '../../../layout/people/PeopleSection.tsx'
import { stack } from '../../../ui/Section.tsx'
import { CustomerAccounts } from '../accounts/CustomerAccounts.tsx'
import { InvitationList } from '../invite/InvitationList.tsx'
import { useMayInvite } from '../useMayInvite.ts'

interface Props {
  customer: CustomerDetail
  isOperator: boolean
}

/** Who sees a customer's figures, and who is invited to. */
export function People({ customer: { id, name }, isOperator }: Props) {
  const mayInvite = useMayInvite()
  return (
    <div className={stack}>
      {isOperator && <CustomerAccounts customerId={id} />}
      {mayInvite && <InvitationList customerId={id} name={name} />}
      <PeopleSection customerId={id} viewer={isOperator ? 'operator' : 'staff'} />
    </div>
  )
}
