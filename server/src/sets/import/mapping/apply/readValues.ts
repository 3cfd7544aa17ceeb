import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import { isGuarded } from '@hausblick/contract/encoding/formula.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { readRange } from '../../files/merged.ts'
import type { CellNote, SheetRow } from '../../files/sheet.ts'
import { describeNote } from '../../headers/reportNotes.ts'
import { describeCellError, findCellError } from '../../problems/cellErrors.ts'
import type { Problem, SourceLocation } from '../../problems/problems.ts'
import { encodingOf } from './encodings.ts'
import { addBuilding, keyFieldsOf } from './keys.ts'
import {
  NUMERIC,
  type PreparedColumn,
  prepareColumn,
  readColumn,
  type SheetHeader,
} from './readColumn.ts'
import { NO_KEY } from './texts.ts'

/** Why a row is refused, with the cell that is at fault. */
export interface CellFault extends Problem {
  /** The cell's text, as the file or a person has it. */
  readonly cell: string
}

/** A row's values by field; absent where the source has no column for it, null where the cell is empty. */
export type SourceValues = Readonly<Record<string, Value | null>>

/** A record of a source, before it is put together with those of others. */
export interface SourceRecord {
  readonly location: SourceLocation
  readonly values: SourceValues
}

export interface ReadRow {
  readonly values: SourceValues
  readonly faults: readonly CellFault[]
  /** Cells that cannot be read and without which the row is still of use: their values are missing. */
  readonly warnings: readonly CellFault[]
}

/** What a record is made of. */
interface RecordCells {
  readonly cells: readonly string[]
  readonly notes?: readonly CellNote[]
  /** What headings above it state. */
  readonly section?: SourceValues
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
      .toSorted((a, b) => rankOf(a) - rankOf(b))
    this.#hasUnitsInBuildings = profile.columns.some(({ inBuilding }) => inBuilding === true)
    this.#constants = { ...readConstants(profile), ...titleValues }
  }

  read({ cells, notes = [], section = {} }: RecordCells, location: SourceLocation): ReadRow {
    const values: Record<string, Value | null> = { ...this.#constants, ...section }
    const faults: CellFault[] = []
    const warnings: CellFault[] = []
    for (const column of this.#columns) {
      const texts = column.indexes.map((index) => (cells[index] ?? '').trim())
      const raw = texts.filter((text) => text !== '').join(' ')
      const message = readColumn(column, texts, this.#profile.subject, values)
      const place = { ...location, ...this.#placeOf(column), cell: raw }
      if (message !== null) (column.isNeeded ? faults : warnings).push({ ...place, message })
      for (const note of this.#notesOf(column, texts, notes))
        (note.isFault ? faults : warnings).push({ ...place, message: note.message })
    }
    if (this.#hasUnitsInBuildings) addBuilding(values)
    for (const field of keyFieldsOf(this.#profile.subject))
      if ((values[field] ?? null) === null && !faults.some((fault) => this.#isOf(fault, field)))
        faults.push({ ...location, ...this.#columnOf(field), cell: '', message: NO_KEY })
    return { values, faults, warnings }
  }

  /** Returns the cell that a field is read from, as faults name it. */
  cellOf(field: string, cells: readonly string[]): Pick<CellFault, 'column' | 'label' | 'cell'> {
    const index = this.#columns.find(({ column }) => column.to === field)?.indexes[0] ?? -1
    return { ...this.#columnOf(field), cell: cells[index]?.trim() ?? '' }
  }

  /** Finds values that are not there in a row that is skipped, such as sums that cannot be compared. */
  checkSkipped({ line, cells }: SheetRow, location: SourceLocation): CellFault[] {
    return this.#columns.flatMap((column) =>
      column.indexes.flatMap((index) => {
        const cell = (cells[index] ?? '').trim()
        const error = findCellError(cell, 'number')
        if (error === null) return []
        const message = describeCellError(error, cell)
        return [{ ...location, line, ...this.#placeOf(column), cell, message }]
      }),
    )
  }

  /** Reports what the file's reader noticed in cells that can be read. A merged amount would count in each of its rows. */
  #notesOf(
    { column, indexes, isNeeded }: PreparedColumn,
    texts: readonly string[],
    notes: readonly CellNote[],
  ): { message: string; isFault: boolean }[] {
    const isText = !NUMERIC.has(column.type) && column.type !== 'date'
    const guarded = isText ? texts.filter(isGuarded) : []
    const merged = notes.flatMap((note) => {
      const { kind, index } = note
      if (!indexes.includes(index)) return []
      const isRelevant =
        kind === 'unclear' ||
        kind === 'repeated' ||
        (kind === 'spanned' && this.#covers(index, note.range ?? ''))
      if (!isRelevant) return []
      const message = describeNote[kind](note, texts[indexes.indexOf(index)] ?? '')
      return [
        {
          message,
          isFault:
            kind === 'unclear' || (isNeeded && (kind === 'spanned' || NUMERIC.has(column.type))),
        },
      ]
    })
    return [
      ...guarded.map((text) => ({ message: describeNote.guarded({}, text), isFault: false })),
      ...merged,
    ]
  }

  /** Whether a merged range hides a value of another column that is read. */
  #covers(index: number, range: string): boolean {
    const right = readRange(range)?.right ?? 0
    return this.#columns.some(({ indexes }) =>
      indexes.some((other) => other > index && other < right),
    )
  }

  #placeOf({ indexes }: PreparedColumn): { column: string; label: string | null } {
    return {
      column: indexes.map((index) => this.#headings[index] ?? '').join(' + '),
      label: this.#labels[indexes[0] ?? -1] ?? null,
    }
  }

  #columnOf(field: string): { column: string | null; label: string | null } {
    const column = this.#columns.find(({ column }) => column.to === field)
    return column ? this.#placeOf(column) : { column: null, label: null }
  }

  #isOf({ column }: CellFault, field: string): boolean {
    return column === this.#columnOf(field).column
  }
}

/** Days that name no year may have that of their row, and what stands beside an id yields to a column of its own. */
function rankOf({ field, column }: PreparedColumn): number {
  if (field === 'year') return 0
  return column.type === 'id' && column.split !== undefined ? 2 : 1
}

function readConstants({ constants, subject }: MappingProfile): SourceValues {
  return Object.fromEntries(
    constants.map(({ to, value }) => [to, encodingOf(subject, to, 'text').read(value)]),
  )
}
