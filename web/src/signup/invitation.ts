import type { Invitation } from '../session/identity.ts'

/** The invitation of a sign-up link; null where the link is not whole. */
export function readInvitation(parameters: URLSearchParams): Invitation | null {
  const customerId = parameters.get('cid')
  const token = parameters.get('token')
  return customerId && token ? { customerId, token } : null
}

/** The invited address, where the invitation is for an address and not for a customer. */
export function invitedEmail(invitation: Invitation | null): string | undefined {
  return invitation?.customerId.includes('@') ? invitation.customerId : undefined
}
