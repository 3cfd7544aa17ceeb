/** One line of a table as it stands in a file: every value is text in a form that the encodings of the wire read. */
export interface Row {
  /** Counted from 1, as editors and spreadsheets show it. */
  readonly line: number
  readonly cells: readonly string[]
}

/** One table in a file. Its rows can be gone through once, the header first. */
export interface Sheet {
  /** The sheet's name in a workbook; null for a file that holds one table. */
  readonly name: string | null
  /** Whether a row ends with its last value, as in a workbook; elsewhere it has as many cells as the header. */
  readonly endsEarly: boolean
  readonly rows: AsyncIterable<Row>
}
