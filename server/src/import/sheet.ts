/** One line of a table as it stands in a file: every value is text in a form that the encodings of the wire read. */
export interface SheetRow {
  /** Counted from 1, as editors and spreadsheets show it. */
  readonly line: number
  readonly cells: readonly string[]
  /** What a person must know of cells beside their text; left out where there is nothing. */
  readonly notes?: readonly CellNote[]
}

/**
 * `formula` has no stored result; `rounded` is a number of more digits than a spreadsheet keeps; `repeated` stands in the
 * rows that its cell is merged with; `spanned` is merged with columns beside it; `guarded` has an
 * apostrophe before what would be a formula, as in an export that a spreadsheet has saved.
 */
export interface CellNote {
  readonly kind: 'formula' | 'rounded' | 'repeated' | 'spanned' | 'guarded'
  /** Of the cell in its row, from 0. */
  readonly index: number
  /** Of merged cells, as a spreadsheet names them: `A2:A5`. */
  readonly range?: string
}

/** One table in a file. Its rows can be gone through once, the header first. */
export interface Sheet {
  /** The sheet's name in a workbook; null for a file that holds one table. */
  readonly name: string | null
  /** Whether a row ends with its last value, as in a workbook; elsewhere it has as many cells as the header. */
  readonly endsEarly: boolean
  readonly rows: AsyncIterable<SheetRow>
}
