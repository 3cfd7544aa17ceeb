import { CreateCustomer } from './CreateCustomer.tsx'
import { CustomerAccounts } from './CustomerAccounts.tsx'
import { HouseAccounts } from './HouseAccounts.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'

/** What operators alone see in the settings (specification §6). */
export function Operating() {
  return (
    <>
      <CreateCustomer />
      <OpenInvitations />
      <div className="grid gap-4">
        <CustomerAccounts />
        <HouseAccounts />
      </div>
    </>
  )
}
