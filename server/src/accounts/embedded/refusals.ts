import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import { ServiceError } from '../../http/errors.ts'

type Refusal = readonly [statusCode: number, code: IdentityErrorCode]

const foreignOrigin: Refusal = [403, 'foreignOrigin']

/** What better-auth refuses with, in the words of the contract. */
const refusals: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL_OR_PASSWORD: [401, 'wrongCredentials'],
  INVALID_EMAIL: [400, 'addressInvalid'],
  // Of what it is sent, nothing but the address can have the wrong form.
  VALIDATION_ERROR: [400, 'addressInvalid'],
  PASSWORD_TOO_SHORT: [400, 'passwordTooShort'],
  PASSWORD_TOO_LONG: [400, 'passwordTooLong'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: [409, 'addressInUse'],
  INVALID_ORIGIN: foreignOrigin,
  MISSING_OR_NULL_ORIGIN: foreignOrigin,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: foreignOrigin,
}

/** An error that the dashboard knows by its code, whichever provider it came from. */
export function refused(statusCode: number, code: IdentityErrorCode): ServiceError {
  return new ServiceError(statusCode, identityErrors[code], { code })
}

/** Why better-auth refused; what it is not known to refuse with is a fault of the service. */
export async function readRefusal(response: Response): Promise<Error> {
  const body: unknown = await response.json()
  const said = body !== null && typeof body === 'object' && 'code' in body ? String(body.code) : ''
  const refusal = refusals[said]
  return refusal
    ? refused(...refusal)
    : new Error(`better-auth answered with ${response.status} ${said}.`)
}
