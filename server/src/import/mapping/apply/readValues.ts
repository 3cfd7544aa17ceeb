import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import type { MappedColumn, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { Problem, SourceLocation } from '../../problems.ts'
import { monthlyFieldOf, readHeadingMonth } from '../months.ts'
import { addYearTo, type Period } from '../period.ts'
import { isBlank } from '../sniff.ts'
import { encodingOf, readTyped } from './encodings.ts'
import { addBuilding, keyFieldsOf } from './keys.ts'
import { splitText } from './split.ts'
import { describeUnread, NO_KEY, NO_YEAR, NO_YEAR_OF_DAY } from './texts.ts'

/** Why a row is refused, with the cell that is at fault. */
export interface CellFault extends Problem {
  /** The cell's text as it stands in the file. */
  readonly cell: string
}

/** A row's values by field; absent where the source has no column for it, null where the cell is empty. */
export type SourceValues = Readonly<Record<string, Value | null>>

export interface ReadRow {
  readonly values: SourceValues
  readonly faults: readonly CellFault[]
  /** Of cells that cannot be read and without which the row is still of use: their values are missing. */
  readonly warnings: readonly CellFault[]
}

/** Cells set right for one import, by line and label. */
export type Corrections = ReadonlyMap<string, string>

export function correctionKey(line: number, label: string): string {
  return `${line}:${label}`
}

/** A header, with the year of months whose headings name none, and the period of days that name none. */
export interface SheetHeader {
  readonly labels: readonly (string | null)[]
  readonly headings: readonly string[]
  readonly year: number | null
  readonly period: Period | null
}

/** Reads the rows of one sheet by the columns of its mapping. */
export class ValueReader {
  readonly #columns: readonly PreparedColumn[]
  readonly #constants: SourceValues
  readonly #profile: MappingProfile
  readonly #labels: readonly (string | null)[]
  readonly #headings: readonly string[]
  readonly #hasUnitsInBuildings: boolean

  constructor(profile: MappingProfile, header: SheetHeader, titleValues: SourceValues) {
    this.#profile = profile
    this.#labels = header.labels
    this.#headings = header.headings
    this.#columns = profile.columns
      .filter(({ to }) => to !== null)
      .map((column) => prepareColumn(column, profile.subject, header))
      // Days that name no year may have that of their row.
      .toSorted((a, b) => Number(b.field === 'year') - Number(a.field === 'year'))
    this.#hasUnitsInBuildings = profile.columns.some(({ inBuilding }) => inBuilding === true)
    this.#constants = { ...readConstants(profile), ...titleValues }
  }

  read(
    cells: readonly string[],
    location: SourceLocation,
    corrections: Corrections,
    section: SourceValues = {},
  ): ReadRow {
    const values: Record<string, Value | null> = { ...this.#constants, ...section }
    const faults: CellFault[] = []
    const warnings: CellFault[] = []
    for (const column of this.#columns) {
      const texts = column.indexes.map((index) => this.#textOf(index, cells, location, corrections))
      const raw = texts.filter((text) => text !== '').join(' ')
      const fault = readColumn(column, raw, this.#profile.subject, values)
      if (fault !== null)
        (column.isNeeded ? faults : warnings).push({
          ...location,
          column: this.#headingOf(column),
          label: this.#labels[column.indexes[0] ?? -1] ?? null,
          cell: raw,
          message: fault,
        })
    }
    if (this.#hasUnitsInBuildings) addBuilding(values)
    for (const field of keyFieldsOf(this.#profile.subject))
      if ((values[field] ?? null) === null && !faults.some((fault) => this.#isOf(fault, field)))
        faults.push({ ...location, ...this.#columnOf(field), cell: '', message: NO_KEY })
    return { values, faults, warnings }
  }

  #textOf(
    index: number,
    cells: readonly string[],
    { line }: SourceLocation,
    corrections: Corrections,
  ): string {
    const own = (cells[index] ?? '').trim()
    if (corrections.size === 0) return own
    return corrections.get(correctionKey(line ?? 0, this.#labels[index] ?? ''))?.trim() ?? own
  }

  #headingOf({ indexes }: PreparedColumn): string {
    return indexes.map((index) => this.#headings[index] ?? '').join(' + ')
  }

  #columnOf(field: string): { column: string | null; label: string | null } {
    const column = this.#columns.find(({ column }) => column.to === field)
    if (!column) return { column: null, label: null }
    return {
      column: this.#headingOf(column),
      label: this.#labels[column.indexes[0] ?? -1] ?? null,
    }
  }

  #isOf({ column }: CellFault, field: string): boolean {
    return column === this.#columnOf(field).column
  }
}

interface PreparedColumn {
  readonly column: MappedColumn
  readonly indexes: readonly number[]
  /** What is stored for a text, by its folded form. */
  readonly values: ReadonlyMap<string, string>
  /** Null for a month whose year is not known. */
  readonly field: string | null
  /** Of days that name no year. */
  readonly header: Pick<SheetHeader, 'year' | 'period'>
  /** Whether a row is refused whose cell cannot be read. */
  readonly isNeeded: boolean
}

function prepareColumn(
  column: MappedColumn,
  subject: Subject,
  header: SheetHeader,
): PreparedColumn {
  const { labels, headings, year } = header
  const entries = Object.entries(column.values ?? {})
  const indexes = column.from.map((label) => labels.indexOf(label))
  const { to, month } = column
  const ofHeading = readHeadingMonth(headings[indexes[0] ?? 0] ?? '')?.year ?? year
  const isMonthly = to !== null && month !== undefined
  return {
    column,
    indexes,
    field: !isMonthly
      ? to
      : ofHeading === null
        ? null
        : monthlyFieldOf(subject, to, month, ofHeading),
    header,
    isNeeded:
      isMonthly || subject === 'posting' || (to !== null && keyFieldsOf(subject).includes(to)),
    values: new Map(entries.map(([text, stored]) => [foldText(text).trim(), stored])),
  }
}

/** Adds a column's fields to the values. Returns what is wrong with the cell, in German; null if nothing is. */
function readColumn(
  { column, values: stored, field, header }: PreparedColumn,
  raw: string,
  subject: Subject,
  values: Record<string, Value | null>,
): string | null {
  const { to, type, split } = column
  if (to === null) return null
  const meant = stored.size === 0 ? undefined : stored.get(foldText(raw).trim())
  const text = meant ?? (isBlank(raw) ? '' : raw)
  if (split !== undefined) {
    for (const [part, partText] of Object.entries(splitText(text, split, to)))
      values[part] = partText === '' ? null : encodingOf(subject, part, 'text').read(partText)
    return null
  }
  if (field === null) return NO_YEAR
  values[field] ??= null
  if (text === '') return null
  const dated =
    subject === 'posting' && type === 'date' ? addYearTo(text, values.year ?? null, header) : text
  if (dated === null) return NO_YEAR_OF_DAY
  const value = readTyped(dated, type, encodingOf(subject, to, type))
  if (value === null) return describeUnread(text, type)
  values[field] =
    typeof values[field] === 'number' && typeof value === 'number' ? values[field] + value : value
  return null
}

function readConstants({ constants, subject }: MappingProfile): SourceValues {
  return Object.fromEntries(
    constants.map(({ to, value }) => [to, encodingOf(subject, to, 'text').read(value)]),
  )
}
