import type { SheetRow } from '../files/sheet.ts'
import type { SheetHeader } from '../headers/readHeader.ts'
import { describeNote } from '../headers/reportNotes.ts'
import { NumberColumn } from '../mapping/apply/numberColumn.ts'
import type { Problems, SourceLocation } from '../problems/problems.ts'

/** Further ones are as their columns' first. */
const MAX_KEPT = 1000

/** Finds numbers of a table in its own form that are German one by one, as `1,250`, and not by their column. */
export class UnclearNumbers {
  readonly #columns: readonly NumberColumn[]
  readonly #names: SheetHeader['columns']
  readonly #waiting: { readonly row: SheetRow; readonly column: NumberColumn }[] = []

  constructor({ columns, encodings }: SheetHeader) {
    this.#names = columns
    this.#columns = encodings.flatMap((encoding, index) => {
      const type = encoding?.kind
      const isSum = type === 'money' || type === 'area' || type === 'count'
      return isSum ? [new NumberColumn({ type }, columns[index] ?? '', index)] : []
    })
  }

  add(row: SheetRow): void {
    for (const column of this.#columns)
      if (column.add(row) && this.#waiting.length < MAX_KEPT) this.#waiting.push({ row, column })
  }

  report(location: SourceLocation, problems: Problems): void {
    for (const column of this.#columns) column.settle(this.#columns)
    for (const { row, column } of this.#waiting) {
      if (!column.isUnclear(row)) continue
      const name = this.#names[column.index] ?? null
      const cell = row.cells[column.index] ?? ''
      problems.error(
        { ...location, line: row.line, column: name, label: name, cell },
        describeNote.unclear({}, cell),
        { rule: 'unclear', value: cell },
      )
    }
  }
}
