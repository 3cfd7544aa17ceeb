import type { CustomerDetail } from '../../../../base/data/directory.ts'
import { stack } from '../../../../base/ui/Section.tsx'
import { PeopleSection } from '../../../../parts/layout/people/PeopleSection.tsx'
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
