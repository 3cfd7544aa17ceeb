/** A row of a sheet; every value is text that the wire's encodings can read. */
export interface SheetRow {
  /** From 1, as editors and spreadsheets show it. */
  readonly line: number
  readonly cells: readonly string[]
  /** What the operator should know about cells; absent if there is nothing. */
  readonly notes?: readonly CellNote[]
  /** The indexes of cells with decimals that a workbook stores as numbers; their texts are German. */
  readonly numbers?: readonly number[]
  /** Whether the workbook hides the row, as filters do too. */
  readonly isHidden?: boolean
  /** The indexes of cells in hidden columns that are filled. */
  readonly hiddenCells?: readonly number[]
}

/**
 * A finding about a cell. `formula`: without a stored result; `rounded`: with more digits than a spreadsheet keeps;
 * `repeated`: merged over several rows, each of which gets its value; `spanned`: merged across columns; `guarded`: with an
 * apostrophe before what would be a formula, as in an export saved by a spreadsheet; `unclear`: a number that its column allows to be
 * read in two ways.
 */
export interface CellNote {
  readonly kind: 'formula' | 'rounded' | 'repeated' | 'spanned' | 'guarded' | 'unclear'
  /** The cell's index in its row, from 0. */
  readonly index: number
  /** The range of merged cells: `A2:A5`. */
  readonly range?: string
}

/** A sheet of a workbook, or a whole CSV file. Its rows can be iterated once, the header first. */
export interface Sheet {
  /** Null for a CSV file. */
  readonly name: string | null
  /** Whether the workbook hides it. */
  readonly isHidden?: boolean
  /** Whether rows may end after their last value, as in a workbook; in CSV, they are as wide as the header. */
  readonly endsEarly: boolean
  readonly rows: AsyncIterable<SheetRow>
}
