import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import { ServiceError } from '../../http/errors.ts'

type Refusal = readonly [statusCode: number, code: IdentityErrorCode]

const foreignOrigin: Refusal = [403, 'foreignOrigin']

/** Maps better-auth's error codes to ours. */
const refusals: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL_OR_PASSWORD: [401, 'wrongCredentials'],
  INVALID_EMAIL: [400, 'addressInvalid'],
  // The email address is the only input that can be malformed.
  VALIDATION_ERROR: [400, 'addressInvalid'],
  PASSWORD_TOO_SHORT: [400, 'passwordTooShort'],
  PASSWORD_TOO_LONG: [400, 'passwordTooLong'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: [409, 'addressInUse'],
  INVALID_ORIGIN: foreignOrigin,
  MISSING_OR_NULL_ORIGIN: foreignOrigin,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: foreignOrigin,
}

/** Creates an error with a code that the dashboard knows. */
export function createIdentityError(statusCode: number, code: IdentityErrorCode): ServiceError {
  return new ServiceError(statusCode, identityErrors[code], { code })
}

/** Translates an error response of better-auth; an unknown code becomes an internal error. */
export async function readIdentityError(response: Response): Promise<Error> {
  const body: unknown = await response.json()
  const said = body !== null && typeof body === 'object' && 'code' in body ? String(body.code) : ''
  const refusal = refusals[said]
  return refusal
    ? createIdentityError(...refusal)
    : new Error(`better-auth replied with ${response.status} ${said}.`)
}
