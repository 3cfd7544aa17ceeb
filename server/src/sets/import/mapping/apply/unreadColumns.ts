import { money } from '@hausblick/contract/encoding/money.ts'
import { isBlank } from '../sniff.ts'
import { readTyped } from './encodings.ts'

/** A column that is not read. */
export interface UnreadColumn {
  readonly heading: string
  /** The sum of its numbers, in cents. */
  sum: number
  filled: number
  numbers: number
  /** Its first filled cells. */
  readonly examples: string[]
}

const EXAMPLES = 50
/** How many cells decide whether a column has numbers. */
const TELLING = 20
const MOST = 0.6
const DIGIT = /\d/

/** Adds up the columns of records that the mapping leaves out. */
export class UnreadColumns {
  readonly #headings: readonly string[]
  readonly #mapped: ReadonlySet<number>
  readonly #columns = new Map<number, UnreadColumn>()

  /** @param mapped the indexes of the columns that are read */
  constructor(headings: readonly string[], mapped: ReadonlySet<number>) {
    this.#headings = headings
    this.#mapped = mapped
  }

  /** The columns with numbers, in their order. */
  get columns(): readonly UnreadColumn[] {
    const ordered = [...this.#columns].toSorted(([a], [b]) => a - b)
    return ordered.map(([, column]) => column).filter((column) => !isText(column))
  }

  /** Adds the cells of a record. */
  add(cells: readonly string[]): void {
    for (const [index, cell] of cells.entries())
      if (!this.#mapped.has(index) && !isBlank(cell))
        this.#addTo(this.#columnAt(index), cell.trim())
  }

  #columnAt(index: number): UnreadColumn {
    const known = this.#columns.get(index)
    if (known) return known
    const heading = this.#headings[index]?.trim() || `Nr. ${index + 1} ohne Überschrift`
    const added = { heading, sum: 0, filled: 0, numbers: 0, examples: [] }
    this.#columns.set(index, added)
    return added
  }

  #addTo(column: UnreadColumn, cell: string): void {
    // Reading numbers is most of the cost of a row.
    if (column.filled >= TELLING && isText(column)) return
    column.filled += 1
    if (column.examples.length < EXAMPLES) column.examples.push(cell)
    const value = DIGIT.test(cell) ? readTyped(cell, 'money', money) : null
    if (typeof value !== 'number') return
    column.numbers += 1
    column.sum += value
  }
}

function isText({ filled, numbers }: UnreadColumn): boolean {
  return numbers < filled * MOST
}
