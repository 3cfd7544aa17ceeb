import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'

/** A refusal or failure of the identity provider. `message` is shown to the user. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode

  constructor(code: IdentityErrorCode, options?: ErrorOptions) {
    super(identityErrors[code], options)
    this.name = 'IdentityError'
    this.code = code
  }
}
