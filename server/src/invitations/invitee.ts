/** Whom an invitation is for: a customer, or the one who reads the mail of a configured address (in lower case). */
export type Invitee =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'operator' | 'staff'; readonly email: string }

/** What an invitation's link calls `cid`. */
export function inviteeName(invitee: Invitee): string {
  return invitee.kind === 'customer' ? invitee.customerId : invitee.email
}
