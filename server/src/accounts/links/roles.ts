import type { Role } from '@hausblick/contract/calls/accounts.ts'
import type { AccountLink } from '../../identity/account/link.ts'

export interface Roles {
  /** Lower case. */
  readonly operatorEmails: readonly string[]
  /** Lower case. */
  readonly staffEmails: readonly string[]
}

/** Returns the role of an account; null if the configuration no longer lists its email address. */
export function roleOf(
  { kind, email }: Pick<AccountLink, 'kind' | 'email'>,
  { operatorEmails, staffEmails }: Roles,
): Role | null {
  if (kind === 'customer') return kind
  const named = kind === 'operator' ? operatorEmails : staffEmails
  return named.includes(email) ? kind : null
}
