/** `connection`: the service does not answer; `release`: it has a newer build and no longer the code of this one. */
export type MissingReason = 'connection' | 'release' | 'unknown'

/** Code that did not arrive. The import's own error, which every browser words differently, is its cause. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode'
  readonly reason: MissingReason

  constructor(reason: MissingReason, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.reason = reason
  }
}
