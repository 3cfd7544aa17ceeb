import { customerParameter } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { viewParameter } from '@hausblick/contract/customerAddresses.ts'
import { type GuestOf, guestParts } from '@hausblick/contract/guests.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { isStaff } from './role.ts'
import type { SessionState } from './sessionState.ts'

/** Returns the customer whose pages an address shows as the owner sees them; null if it shows them as everyone sees them. */
export function readOwnerView(search: string): string | null {
  return readSearch(viewParameter, search) && readSearch(customerParameter, search)
}

/**
 * Returns the session as the pages take it: staff who look as the owner of a customer are shown what a guest sees who may read
 * everything, so that nothing can be changed. The service still answers them as staff.
 */
export function toViewed(state: SessionState, ownerOf: string | null): SessionState {
  if (ownerOf === null || state.status !== 'signedIn' || !isStaff(state.me)) return state
  return { ...state, customerId: ownerOf, me: lookAs(state.me, ownerOf) }
}

function lookAs({ email }: Me, customerId: string): Me {
  const everything = { customerId, parts: [...guestParts], years: null, until: '', invitedBy: '' }
  return { email, role: 'customer', customerId: '', customerIds: [], guestOf: [everything] }
}

/** Whether a guest is a member of staff who looks as the owner, and so was never invited. */
export function isOwnerView({ invitedBy }: GuestOf): boolean {
  return invitedBy === ''
}
