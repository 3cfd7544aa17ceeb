import type { MappingProfile, PrintedTotal } from '@hausblick/contract/mapping/profile.ts'
import { encodingOf, readTyped } from './encodings.ts'

/** A total that the file prints, beside what the rows above it add up to. In the unit of the column's values. */
export interface ComparedTotal {
  readonly line: number
  readonly rule: string
  readonly label: string
  readonly printed: number
  /** `all` adds up all rows above; the other sum those since the last row that the same rule skips. */
  readonly all: number
  readonly group: number
  /** Whether the mapping requires it to equal one of them, and it does not. */
  readonly differs: boolean
}

interface SummedColumn {
  readonly label: string
  readonly index: number
  readonly read: (text: string) => number | null
  all: number
  readonly groups: Map<string, number>
}

const SUMMED: ReadonlySet<string> = new Set(['money', 'area', 'count'])

/** Adds up the columns of a sheet and compares them with the totals that it prints. */
export class PrintedTotals {
  readonly #columns: readonly SummedColumn[]
  readonly #required: readonly PrintedTotal[]
  readonly #compared: ComparedTotal[] = []

  constructor({ columns, totals, subject }: MappingProfile, labels: readonly (string | null)[]) {
    this.#required = totals
    this.#columns = columns.flatMap(({ from, to, type, split }) => {
      const [label] = from
      if (to === null || label === undefined || split !== undefined || !SUMMED.has(type)) return []
      const encoding = encodingOf(subject, to, type)
      const read = (text: string) => {
        const value = text.trim() === '' ? null : readTyped(text, type, encoding)
        return typeof value === 'number' ? value : null
      }
      return [{ label, index: labels.indexOf(label), read, all: 0, groups: new Map() }]
    })
  }

  get compared(): readonly ComparedTotal[] {
    return this.#compared
  }

  /** The sums of all records of the file, by label, whatever becomes of them. */
  get sums(): ReadonlyMap<string, number> {
    return new Map(this.#columns.map(({ label, all }) => [label, all]))
  }

  addRecord(cells: readonly string[]): void {
    for (const column of this.#columns) {
      const value = column.read(cells[column.index] ?? '')
      if (value === null) continue
      column.all += value
      for (const [rule, sum] of column.groups) column.groups.set(rule, sum + value)
    }
  }

  /** Compares the figures of a skipped row, if it has any. */
  addSkipped(line: number, rule: string, cells: readonly string[]): void {
    for (const column of this.#columns) {
      const printed = column.read(cells[column.index] ?? '')
      const group = column.groups.get(rule) ?? column.all
      column.groups.set(rule, 0)
      if (printed === null) continue
      const { label, all } = column
      const required = this.#required.find((total) => total.rule === rule && total.column === label)
      const differs = required !== undefined && printed !== (required.of === 'all' ? all : group)
      this.#compared.push({ line, rule, label, printed, all, group, differs })
    }
  }
}
