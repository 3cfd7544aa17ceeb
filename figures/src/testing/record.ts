import { decodeRow, type RecordOf } from '@hausblick/contract/rows/decode.ts'
import type { Fields, RowOf } from '@hausblick/contract/rows/fields.ts'
import { row } from './row.ts'

/** Returns a decoded row with the given fields; all others are missing. */
export function record<F extends Fields>(fields: F, given: Partial<RowOf<F>> = {}): RecordOf<F> {
  return decodeRow(fields, row(fields, given))
}
