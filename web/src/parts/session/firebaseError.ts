import { FirebaseError } from '@firebase/app'
import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'
import { buildIdentityError } from './buildIdentityError.ts'
import type { IdentityError } from './identityError.ts'

/**
 * Maps the error codes of Google's Identity Platform to the contract's. All reasons for a failed sign-in share one code, so
 * as not to reveal whether an account exists.
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
  // Second factors
  'auth/invalid-verification-code': 'codeWrong',
  'auth/missing-verification-code': 'codeWrong',
  'auth/code-expired': 'signInExpired',
  'auth/invalid-multi-factor-session': 'signInExpired',
  'auth/missing-multi-factor-session': 'signInExpired',
  'auth/multi-factor-info-not-found': 'signInExpired',
  'auth/requires-recent-login': 'signInAgain',
  'auth/unverified-email': 'addressUnconfirmed',
  'auth/operation-not-allowed': 'appsNotAllowed',
}

/** Converts any error of the provider into an `IdentityError`. */
export function toIdentityError(cause: unknown): IdentityError {
  const code = cause instanceof FirebaseError ? codes[cause.code] : undefined
  return buildIdentityError(code ?? 'unavailable', { cause })
}

/** Translates a rejection by the provider into an `IdentityError`. */
export async function translateErrors<Result>(operation: Promise<Result>): Promise<Result> {
  return await operation.catch((error: unknown) => Promise.reject(toIdentityError(error)))
}
