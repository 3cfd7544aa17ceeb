import type { Invitation } from '@hausblick/contract/addresses.ts'

/** The invited address, where the invitation is for an address and not for a customer. */
export function invitedEmail(invitation: Invitation | null): string | undefined {
  return invitation?.customerId.includes('@') ? invitation.customerId : undefined
}
