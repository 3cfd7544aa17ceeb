import type { Invitation } from '@hausblick/contract/addresses.ts'

/** Returns the invited email address; undefined for the invitation of a customer. */
export function findInvitedEmail(invitation: Invitation | null): string | undefined {
  return invitation?.customerId.includes('@') ? invitation.customerId : undefined
}
