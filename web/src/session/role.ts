import type { Me } from '@hausblick/contract/calls.ts'

/** Returns whether a user works for the operator and can view every customer: not while they must add a second factor. */
export function isStaff({ role, mustAddSecondFactor }: Me): boolean {
  return (role === 'staff' || role === 'operator') && !mustAddSecondFactor
}

/** Returns whether a user may see a customer's data. The service decides; this saves asking for what it refuses. */
export function maySee(me: Me, customerId: string): boolean {
  return isStaff(me) || me.customerIds.includes(customerId)
}

/** Returns whether a user chooses in the header whose data all pages show: staff, and owners of several portfolios. */
export function choosesCustomer(me: Me): boolean {
  return isStaff(me) || me.customerIds.length > 1
}
