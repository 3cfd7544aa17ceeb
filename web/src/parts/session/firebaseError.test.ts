import { FirebaseError } from '@firebase/app'
import { AuthErrorCodes } from '@firebase/auth'
import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import { expect, test } from 'vitest'
import { toIdentityError } from './firebaseError.ts'

test.each<[string, IdentityErrorCode]>([
  [AuthErrorCodes.INVALID_PASSWORD, 'wrongCredentials'],
  [AuthErrorCodes.USER_DELETED, 'wrongCredentials'],
  [AuthErrorCodes.INVALID_LOGIN_CREDENTIALS, 'wrongCredentials'],
  [AuthErrorCodes.USER_DISABLED, 'wrongCredentials'],
  [AuthErrorCodes.TOO_MANY_ATTEMPTS_TRY_LATER, 'tooManyAttempts'],
  [AuthErrorCodes.QUOTA_EXCEEDED, 'tooManyAttempts'],
  [AuthErrorCodes.EMAIL_EXISTS, 'addressInUse'],
  [AuthErrorCodes.INVALID_EMAIL, 'addressInvalid'],
  [AuthErrorCodes.EXPIRED_OOB_CODE, 'resetInvalid'],
  [AuthErrorCodes.INVALID_OOB_CODE, 'resetInvalid'],
  [AuthErrorCodes.WEAK_PASSWORD, 'passwordTooWeak'],
  ['auth/password-does-not-meet-requirements', 'passwordTooWeak'],
  [AuthErrorCodes.NETWORK_REQUEST_FAILED, 'network'],
  [AuthErrorCodes.INTERNAL_ERROR, 'unavailable'],
  [AuthErrorCodes.INVALID_CODE, 'codeWrong'],
  [AuthErrorCodes.CODE_EXPIRED, 'signInExpired'],
  [AuthErrorCodes.INVALID_MFA_SESSION, 'signInExpired'],
  [AuthErrorCodes.UNVERIFIED_EMAIL, 'addressUnconfirmed'],
  [AuthErrorCodes.CREDENTIAL_TOO_OLD_LOGIN_AGAIN, 'signInAgain'],
  [AuthErrorCodes.OPERATION_NOT_ALLOWED, 'appsNotAllowed'],
])('%s becomes %s', (given, code) => {
  const cause = new FirebaseError(given, 'Firebase: …')
  expect(toIdentityError(cause)).toMatchObject({ code, message: identityErrors[code], cause })
})

test('any other error becomes unavailable', () => {
  const cause = new TypeError('x is not a function')
  expect(toIdentityError(cause)).toMatchObject({ code: 'unavailable', cause })
})
