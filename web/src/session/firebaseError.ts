import { FirebaseError } from '@firebase/app'
import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'
import { IdentityError } from './identityError.ts'

/**
 * What Google's Identity Platform says no with, in the words of the contract. Whether an account exists is never told by
 * why nobody can sign in to it.
 */
const codes: Readonly<Record<string, IdentityErrorCode>> = {
  'auth/invalid-credential': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/user-disabled': 'wrongCredentials',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/quota-exceeded': 'tooManyAttempts',
  'auth/email-already-in-use': 'addressInUse',
  'auth/invalid-email': 'addressInvalid',
  'auth/expired-action-code': 'resetInvalid',
  'auth/invalid-action-code': 'resetInvalid',
  'auth/weak-password': 'passwordTooWeak',
  'auth/password-does-not-meet-requirements': 'passwordTooWeak',
  'auth/network-request-failed': 'network',
}

/** The same failure as the port tells it. */
export function readFirebaseError(cause: unknown): IdentityError {
  const code = cause instanceof FirebaseError ? codes[cause.code] : undefined
  return new IdentityError(code ?? 'unavailable', { cause })
}
