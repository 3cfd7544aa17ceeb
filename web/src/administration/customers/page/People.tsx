import type { CustomerDetail } from '../../../data/directory.ts'
import { PeopleSection } from '../../../layout/people/PeopleSection.tsx'
import { stack } from '../../../ui/Section.tsx'
import { CustomerAccounts } from '../accounts/CustomerAccounts.tsx'

interface Props {
  customer: CustomerDetail
  isOperator: boolean
}

/** Who sees a customer's figures, and who is invited to. */
export function People({ customer: { id }, isOperator }: Props) {
  return (
    <div className={stack}>
      {isOperator && <CustomerAccounts customerId={id} />}
      <PeopleSection customerId={id} viewer={isOperator ? 'operator' : 'staff'} />
    </div>
  )
}
