import { LineRanges } from '../problems/lineRanges.ts'
import { quote } from '../problems/problems.ts'
import type { SheetRow } from './sheet.ts'

/** What is hidden of the rows of a sheet that are read. */
export class HiddenParts {
  readonly #lines = new LineRanges()
  readonly #columns = new Set<number>()
  #rows = 0

  /** Passes rows on. */
  async *watch(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
    for await (const row of rows) {
      this.add(row)
      yield row
    }
  }

  add({ line, isHidden, hiddenCells = [] }: SheetRow): void {
    for (const index of hiddenCells) this.#columns.add(index)
    if (isHidden !== true) return
    this.#rows += 1
    this.#lines.add(line)
  }

  /**
   * Returns in German what is hidden and read all the same; null if nothing is.
   *
   * @param read the headings of the columns that are read, by index
   */
  describe(read: readonly (string | null | undefined)[]): string | null {
    const indexes = [...this.#columns].toSorted((a, b) => a - b)
    const columns = indexes.flatMap((index) => read[index] ?? [])
    const rows = this.#rows === 1 ? `Zeile ${this.#lines}` : `${this.#rows} Zeilen (${this.#lines})`
    const heading = columns.length === 1 ? 'Spalte' : 'Spalten'
    const parts = [
      ...(this.#rows === 0 ? [] : [rows]),
      ...(columns.length === 0 ? [] : [`${heading} ${columns.map(quote).join(', ')}`]),
    ]
    if (parts.length === 0) return null
    return `Ausgeblendet, aber mit eingelesen: ${parts.join('; ')}. Löschen Sie in der Mappe, was nicht gemeint ist.`
  }
}
