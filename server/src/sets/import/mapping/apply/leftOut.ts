import type { MappedColumn, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { isBlank } from '../sniff.ts'
import { readSide } from '../words.ts'
import { encodingOf, readTyped } from './encodings.ts'
import type { SheetHeader } from './readColumn.ts'
import { UnreadColumns } from './unreadColumns.ts'

/** The names of the reasons beside the mapping's own rules. */
export const leftOutRules = {
  aboveHeader: 'Über der Überschrift',
  ignored: 'Konto wird nicht eingelesen',
  unknown: 'Konto ohne Zuordnung',
  outside: 'Außerhalb des Jahres',
  'not booked': 'Nicht gebucht (vorgemerkt oder geplant)',
  older: 'Älter als eine andere Zeile derselben Kennung',
  refused: 'Mit Fehlern',
} as const

const OF_RECORDS: ReadonlySet<string> = new Set(
  Object.values(leftOutRules).filter((rule) => rule !== leftOutRules.aboveHeader),
)

/** The columns of amounts that become one field, such as all months of the income. */
export interface Measure {
  readonly field: string
  readonly headings: readonly string[]
  /** What all rows below the header add up to, whatever becomes of them, in cents. */
  inFile: number
}

/** The amounts of a row in cents, by measure. */
export type RowAmounts = readonly number[]

/** Rows that are not read for the same reason, and of a journal, of the same account. */
export interface LeftOutRows {
  readonly rule: string
  readonly account: string | null
  rows: number
  /** In cents, by measure. */
  readonly sums: number[]
  /** The sum of all amounts without their signs. */
  moved: number
}

interface MeasuredColumn {
  readonly column: MappedColumn
  readonly indexes: readonly number[]
  readonly meanings: ReadonlyMap<string, string>
}

/**
 * Adds up the columns of amounts of a sheet, and what of them is left out. Rows are counted as they stand in the file, before
 * any rule sees them, so that both can be compared with what goes in.
 */
export class LeftOut {
  readonly measures: readonly Measure[]
  readonly unread: UnreadColumns
  /** The sum of all amounts of records without their signs. */
  moved = 0
  #records = 0
  readonly #columns: readonly (readonly MeasuredColumn[])[]
  readonly #side: MeasuredColumn | null
  readonly #subject: MappingProfile['subject']
  readonly #rows = new Map<string, LeftOutRows>()

  constructor(profile: MappingProfile, header: SheetHeader) {
    const columns = profile.columns.filter(({ to }) => to !== null)
    const prepare = (column: MappedColumn) => prepareColumn(column, header.labels)
    const amounts = columns.filter(({ type, split }) => type === 'money' && split === undefined)
    const groups = [...Map.groupBy(amounts, ({ to }) => to ?? '')]
    this.measures = groups.map(([field, ofField]) => ({
      field,
      headings: ofField.map(({ from }) => headingOf(header, from)),
      inFile: 0,
    }))
    this.#columns = groups.map(([, ofField]) => ofField.map(prepare))
    const side = columns.find(({ to }) => to === 'side')
    const hasSides = ['side', 'reversals'].includes(profile.postings?.amounts ?? '')
    this.#side = hasSides && side ? prepare(side) : null
    this.unread = new UnreadColumns(
      header.headings,
      new Set(columns.flatMap((column) => prepare(column).indexes)),
    )
    this.#subject = profile.subject
  }

  get rows(): readonly LeftOutRows[] {
    return [...this.#rows.values()]
  }

  /** How many records go in. */
  get taken(): number {
    const left = this.rows.filter(({ rule }) => OF_RECORDS.has(rule))
    return left.reduce((count, { rows }) => count - rows, this.#records)
  }

  /** Adds a row of the file. */
  addRow(row: SheetRow): void {
    for (const [index, amount] of this.measure(row).entries()) {
      const measure = this.measures[index]
      if (measure) measure.inFile += amount
    }
  }

  /** Adds a row above the header. */
  addTitle(row: SheetRow): void {
    this.addRow(row)
    this.leave(leftOutRules.aboveHeader, this.measure(row))
  }

  /** Adds a row that is a record, whatever becomes of it. */
  addRecord(row: SheetRow): RowAmounts {
    this.unread.add(row.cells)
    this.#records += 1
    const amounts = this.measure(row)
    this.moved += sumMoved(amounts)
    return amounts
  }

  /** Adds a row that is not read. */
  leave(rule: string, amounts: RowAmounts, account: string | null = null): void {
    const key = JSON.stringify([rule, account])
    const sums = this.measures.map(() => 0)
    const left = this.#rows.get(key) ?? { rule, account, rows: 0, sums, moved: 0 }
    this.#rows.set(key, left)
    left.rows += 1
    left.moved += sumMoved(amounts)
    for (const [index, amount] of amounts.entries())
      left.sums[index] = (left.sums[index] ?? 0) + amount
  }

  measure(row: SheetRow): RowAmounts {
    const sign = this.#side && readSide(this.#textOf(this.#side, row)) === 'debit' ? -1 : 1
    return this.#columns.map((columns) =>
      columns.reduce((sum, column) => sum + sign * this.#read(column, row), 0),
    )
  }

  #read(measured: MeasuredColumn, row: SheetRow): number {
    const text = this.#textOf(measured, row)
    if (isBlank(text)) return 0
    const { to, type } = measured.column
    const value = readTyped(text, type, encodingOf(this.#subject, to ?? '', type))
    return typeof value === 'number' ? value : 0
  }

  #textOf({ indexes, meanings }: MeasuredColumn, { cells }: SheetRow): string {
    const raw = indexes
      .map((index) => (cells[index] ?? '').trim())
      .filter((text) => text !== '')
      .join(' ')
    return (meanings.size === 0 ? undefined : meanings.get(foldText(raw).trim())) ?? raw
  }
}

function sumMoved(amounts: RowAmounts): number {
  return amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
}

function prepareColumn(column: MappedColumn, labels: SheetHeader['labels']): MeasuredColumn {
  const meanings = Object.entries(column.values ?? {})
  return {
    column,
    indexes: column.from.map((label) => labels.indexOf(label)),
    meanings: new Map(meanings.map(([text, meant]) => [foldText(text).trim(), meant])),
  }
}

function headingOf({ labels, headings }: SheetHeader, from: readonly string[]): string {
  return from.map((label) => headings[labels.indexOf(label)]?.trim() || label).join(' + ')
}
