/** A refusal caused by certain fields of a form. `message` is shown to the user. */
export class FieldFault extends Error {
  readonly fields: readonly string[]

  constructor(message: string, fields: readonly string[], options?: ErrorOptions) {
    super(message, options)
    this.name = 'FieldFault'
    this.fields = fields
  }
}

/** Maps each code of a refusal to the names of the fields that cause it. */
export type FieldsByCode = Readonly<Record<string, readonly string[]>>

/**
 * Wraps an error in a `FieldFault` of the fields that its `code` maps to.
 *
 * @param prefix precedes the error's message, such as the "Fehler: " of some forms (product §25)
 */
export function toFieldFault(cause: unknown, fields: FieldsByCode, prefix = ''): FieldFault {
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return new FieldFault(prefix + message, fields[code] ?? [], { cause })
}
