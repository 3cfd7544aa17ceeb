import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import type { SecondFactorErrorCode } from '@hausblick/contract/secondFactorErrors.ts'

export type Code = IdentityErrorCode | SecondFactorErrorCode
/** The messages of codes. */
export type Messages = Readonly<Partial<Record<Code, string>>>

/** A refusal or failure of the identity provider. `message` is shown to the user. */
export class IdentityError extends Error {
  readonly code: Code

  /** @param messages those of the code and its like */
  constructor(code: Code, options?: ErrorOptions, messages: Messages = identityErrors) {
    super(messages[code], options)
    this.name = 'IdentityError'
    this.code = code
  }
}
