/**
 * How one kind of value is written as a string of a data row, and read back.
 *
 * `read(write(value))` is `value` for every value of the kind; `read` never throws.
 */
export interface Encoding<Value> {
  /** Which kind this is, to tell a person what was expected. */
  readonly kind: EncodingKind
  /** The value, or null where the text is empty or cannot be read as this kind. */
  read(text: string): Value | null
  /** The text of the wire; the empty string where the value is missing. */
  write(value: Value | null): string
}

export type EncodingKind =
  | 'text'
  | 'money'
  | 'area'
  | 'count'
  | 'quantity'
  | 'percentage'
  | 'interestRate'
  | 'date'
  | 'idList'

/** What the values of a data row are when they are read; `null` beside them is a missing one. */
export type Value = string | number | readonly string[]

/** The value that an encoding reads and writes. */
export type ValueOf<E> = E extends Encoding<infer Value> ? Value : never
