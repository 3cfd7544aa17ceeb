import type { Me } from '@hausblick/contract/calls/accounts.ts'
import type { GuestOf } from '@hausblick/contract/guests.ts'

/** Returns whether a user works for the operator and can view every customer: not while they must add a second factor. */
export function isStaff({ role, mustAddSecondFactor }: Me): boolean {
  return (role === 'staff' || role === 'operator') && !mustAddSecondFactor
}

/** Returns whether a user may see a customer's data. The service decides; this saves asking for what it refuses. */
export function maySee(me: Me, customerId: string): boolean {
  return isStaff(me) || customersOf(me).includes(customerId)
}

/** Returns the customers whose data a user sees: the own ones, and those whose guest they are. */
export function customersOf({ customerIds, guestOf = [] }: Me): readonly string[] {
  return [...customerIds, ...guestOf.map(({ customerId }) => customerId)]
}

/** Returns what a user may read of a customer as a guest; undefined for members and staff. */
export function findGuest({ customerIds, guestOf }: Me, customerId: string): GuestOf | undefined {
  if (customerIds.includes(customerId)) return undefined
  return guestOf?.find((one) => one.customerId === customerId)
}

/** Returns the name of a user's customer, or of one whose guest they are; undefined if it is unknown. */
export function findName({ customerNames }: Me, customerId: string): string | undefined {
  return customerNames?.find((one) => one.customerId === customerId)?.name
}

/** Returns whether a user chooses in the header whose data all pages show: staff, and who sees several portfolios. */
export function choosesCustomer(me: Me): boolean {
  return isStaff(me) || customersOf(me).length > 1
}

/** Returns what tells apart the rights of two replies about the same user. */
export function rightsOf({ customerIds, guestOf = [] }: Me): string {
  const guesthoods = guestOf.map((one) => [one.customerId, one.parts, one.years, one.until])
  return JSON.stringify([customerIds, guesthoods])
}
