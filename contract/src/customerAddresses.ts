import { customerParameter } from './addresses.ts'
import { pages } from './pages.ts'
import { keyParameter, recordParameter, writeSearch } from './searchParameters.ts'

/** Returns the address of a customer's page, for staff. */
export function customerAddress(customerId: string): string {
  return `${pages.customer.path}?${writeSearch(customerParameter, '', customerId)}`
}

/** Whether staff see the pages as the owner of the customer in the address does. */
export const viewParameter = keyParameter('sicht', { owner: 'eigentuemer' }, null)

const ownerViewParameter = recordParameter({ customer: customerParameter, view: viewParameter })

/** Returns the address of a customer's dashboard as the owner sees it. */
export function ownerViewAddress(customerId: string): string {
  const query = writeSearch(ownerViewParameter, '', { customer: customerId, view: 'owner' })
  return `${pages.dashboard.path}?${query}`
}
