import type { Invitation } from '@hausblick/contract/addresses.ts'
import type { Identity } from './identity.ts'
import { IdentityError } from './identityError.ts'

/** Refusals of a sign-up whose earlier attempt created the account but did not see it linked. */
const ERRORS_OF_SECOND_ATTEMPT: ReadonlySet<string> = new Set(['addressInUse', 'invitationInvalid'])

interface NewAccount {
  readonly email: string
  readonly password: string
  readonly invitation: Invitation
}

/**
 * Creates an account and signs it in, or only signs it in if an earlier attempt has created it. Rejects with an
 * `IdentityError`.
 */
export async function createAccount(
  identity: Identity,
  { email, password, invitation }: NewAccount,
): Promise<void> {
  try {
    await identity.signUp(email, password, invitation)
  } catch (error) {
    if (!(error instanceof IdentityError) || !ERRORS_OF_SECOND_ATTEMPT.has(error.code)) throw error
    const pending = await identity.signIn(email, password).catch(() => Promise.reject(error))
    // An account with a second factor signs in on the login page, and redeems the invitation then.
    if (pending) throw error
  }
}
