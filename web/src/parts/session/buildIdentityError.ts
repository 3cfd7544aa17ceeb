import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import { IdentityError } from './identityError.ts'

/** Creates the error of a code, with the contract's text. */
export function buildIdentityError(code: IdentityErrorCode, options?: ErrorOptions) {
  return new IdentityError(code, identityErrors[code], options)
}
