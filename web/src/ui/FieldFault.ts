/** A refusal that concerns fields of a form; `message` is what the user reads. */
export class FieldFault extends Error {
  readonly fields: readonly string[]

  constructor(message: string, fields: readonly string[], options?: ErrorOptions) {
    super(message, options)
    this.name = 'FieldFault'
    this.fields = fields
  }
}

/** The fields that each code of a refusal concerns. */
export type Concerned = Readonly<Record<string, readonly string[]>>

/**
 * Returns a failure as the fault of the fields that its `code` concerns.
 *
 * @param before what the user reads before the reason, such as the "Fehler: " of specification §8
 */
export function faultOf(cause: unknown, fields: Concerned, before = ''): FieldFault {
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return new FieldFault(before + message, fields[code] ?? [], { cause })
}
