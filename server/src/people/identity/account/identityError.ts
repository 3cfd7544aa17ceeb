import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import { ServiceError } from '../../../platform/http/errors.ts'

export function isErrorCode(code: string | undefined): code is IdentityErrorCode {
  return code !== undefined && Object.hasOwn(identityErrors, code)
}

/** Creates an error with a code that the dashboard knows. */
export function createIdentityError(
  statusCode: number,
  code: IdentityErrorCode,
  cause?: unknown,
): ServiceError {
  return new ServiceError(statusCode, identityErrors[code], { code, cause })
}
