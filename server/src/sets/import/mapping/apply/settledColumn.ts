import type { SheetRow } from '../../files/sheet.ts'

/** How the cells of a column were read, where that is not plain. */
export interface ColumnReading {
  readonly label: string
  /** In German: `„1,250“ gelesen als 1.250,00`. */
  readonly text: string
  /** Whether a person has to choose. */
  readonly isOpen: boolean
}

/** A column whose cells can only be read once all of them are known. */
export interface SettledColumn {
  readonly index: number
  /** Adds a cell, and returns whether its reading depends on others. */
  add(row: SheetRow): boolean
  settle(columns: readonly SettledColumn[]): void
  /** Returns the cell's text as it is to be read; null if that is not clear, undefined if it stays. */
  read(row: SheetRow): string | null | undefined
  describe(): ColumnReading | null
}
