/**
 * Converts one kind of value to and from the string in a data row.
 *
 * `read(write(value))` equals `value` for every value of the kind; `read` never throws.
 */
export interface Encoding<Value> {
  /** Names the expected kind in error messages. */
  readonly kind: EncodingKind
  /** Returns the value; null if the text is empty or unreadable. */
  read(text: string): Value | null
  /** Returns the text on the wire; the empty string for null. */
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
  | 'repaymentType'
  | 'rentAgreement'
  | 'idList'

/** A decoded value of a data row. */
export type Value = string | number | readonly string[]

export type ValueOf<E> = E extends Encoding<infer Value> ? Value : never
