/** A refusal or failure of the identity provider. `message` is shown to the user. */
export class IdentityError extends Error {
  /** One of the contract's. */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdentityError'
    this.code = code
  }
}
