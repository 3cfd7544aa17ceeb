import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import { ServiceError } from '../../http/errors.ts'

/** Creates an error with a code that the dashboard knows. */
export function createIdentityError(statusCode: number, code: IdentityErrorCode): ServiceError {
  return new ServiceError(statusCode, identityErrors[code], { code })
}
