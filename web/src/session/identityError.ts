import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'

/** What an identity provider said no with; `message` is what the user reads. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode

  constructor(code: IdentityErrorCode, options?: ErrorOptions) {
    super(identityErrors[code], options)
    this.name = 'IdentityError'
    this.code = code
  }
}
