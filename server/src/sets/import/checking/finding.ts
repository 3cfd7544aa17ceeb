import type { DecodedRow } from '../../../records/row.ts'

/** A row to check: its texts by field, and what the encodings read of them. */
export interface CheckedRow {
  /** From 1, as editors and spreadsheets show it. */
  readonly line: number
  readonly texts: Readonly<Record<string, string>>
  readonly record: DecodedRow
}

/** What of a row can be read and yet cannot be meant. */
export interface Finding {
  /** Null for a whole column. */
  readonly line: number | null
  readonly field: string
  readonly value: string
  /** What is odd about the value and what to do, in German; the value comes before it. */
  readonly remark: string
}

/** Returns what is odd about a field's trimmed text, as a `Finding` has it; null if nothing is. */
export type Rule = (text: string, row: CheckedRow) => string | null
