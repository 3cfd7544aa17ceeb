import { ServiceError } from '../data/serviceError.ts'

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

/** Sends a form. A refusal with one of these statuses is the fault of a field. */
export async function sendBlaming(
  field: string,
  statuses: readonly number[],
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send()
  } catch (cause) {
    if (!(cause instanceof ServiceError && statuses.includes(cause.status))) throw cause
    throw new FieldFault(cause.message, [field], { cause })
  }
}
