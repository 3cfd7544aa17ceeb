import { decodeRow, type RecordOf } from '@hausblick/contract/rows/decode.ts'
import type { Fields, RowOf } from '@hausblick/contract/rows/fields.ts'
import { row } from './row.ts'

/** A row of which only some fields are given, as it is once it has entered. */
export function record<F extends Fields>(fields: F, given: Partial<RowOf<F>> = {}): RecordOf<F> {
  return decodeRow(fields, row(fields, given))
}
