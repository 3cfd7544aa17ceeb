import { decodeRow, type RecordOf } from '@hausblick/contract/rows/decode.ts'
import type { Fields, RowOf } from '@hausblick/contract/rows/fields.ts'

/** Returns a decoded row with the given fields; all others are missing. */
export function record<F extends Fields>(fields: F, given: Partial<RowOf<F>> = {}): RecordOf<F> {
  return decodeRow(fields, row(fields, given))
}

/** Returns a row with the given fields; all others are empty. */
export function row<F extends Fields>(fields: F, given: Partial<RowOf<F>> = {}): RowOf<F> {
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  return { ...empty, ...given } as RowOf<F>
}
