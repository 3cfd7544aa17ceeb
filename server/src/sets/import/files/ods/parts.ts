import { isGuarded } from '@hausblick/contract/encoding/formula.ts'
import { isErrorValue, UNCALCULATED } from '../../problems/cellErrors.ts'
import { DAMAGED } from '../archive.ts'
import type { MergedRange } from '../merged.ts'
import type { CellNote, SheetRow } from '../sheet.ts'
import { UnreadableFile } from '../unreadableFile.ts'
import { isRounded } from '../xlsx/cell.ts'
import type { Attributes, XmlHandler } from '../xml.ts'
import { readCell } from './cell.ts'

/** The beginning of a sheet, or a row that is there so often. */
export type Part =
  | {
      readonly sheet: string
      readonly isHidden: boolean
      /** Gets the merged ranges of rows before these are emitted. */
      readonly merged: MergedRange[]
    }
  | { readonly row: SheetRow; readonly repeated: number }

const MAX_COLUMNS = 16_384
const HIDDEN: ReadonlySet<string | undefined> = new Set(['collapse', 'filter'])

/** Handles the content of a spreadsheet (OpenDocument 1.3, part 3). Rows without values are left out. */
export function readParts(emit: (part: Part) => void): XmlHandler {
  const path: string[] = []
  const hiddenSheets = new Set<string>()
  let style = ''
  let merged: MergedRange[] = []
  let line = 0
  let hiddenColumns: boolean[] = []
  let columns = 0
  let repeatedRows = 1
  let row = newRow(false)
  let cell: Attributes = {}
  let text: string | null = null
  let isInParagraph = false

  const endCell = (isCovered: boolean) => {
    const repeated = timesOf(cell['table:number-columns-repeated'])
    const isMissing = !isCovered && isUncalculated(cell, text)
    const value = isCovered ? '' : isMissing ? UNCALCULATED : readCell(cell, text ?? '')
    const first = columns
    columns += repeated
    // Formats go on to the end of a sheet.
    if (value.trim() === '') return
    if (columns > MAX_COLUMNS) throw new UnreadableFile(DAMAGED)
    while (row.cells.length < first) row.cells.push('')
    for (let index = first; index < columns; index++) {
      row.cells.push(value)
      if (isMissing) row.notes.push({ kind: 'formula', index })
      if (isNumber(cell, value)) {
        if (value.includes(',')) row.numbers.push(index)
        if (isRounded({ type: 'n', style: undefined, value: cell['office:value'] ?? '' }))
          row.notes.push({ kind: 'rounded', index })
      }
      if (isGuarded(value)) row.notes.push({ kind: 'guarded', index })
      if (hiddenColumns[index]) row.hiddenCells.push(index)
    }
    addMerged(first)
  }
  const addMerged = (first: number) => {
    const right = first + timesOf(cell['table:number-columns-spanned'])
    const bottom = line + timesOf(cell['table:number-rows-spanned']) - 1
    if (right === first + 1 && bottom === line) return
    const range = `${toLetters(first)}${line}:${toLetters(right - 1)}${bottom}`
    merged.push({ range, top: line, bottom, left: first + 1, right })
  }
  const endRow = () => {
    const { cells, notes, numbers, isHidden, hiddenCells } = row
    if (cells.length > 0)
      emit({
        row: {
          line,
          cells,
          ...(notes.length > 0 && { notes }),
          ...(numbers.length > 0 && { numbers }),
          ...(isHidden && { isHidden }),
          ...(hiddenCells.length > 0 && { hiddenCells }),
        },
        repeated: repeatedRows,
      })
    line += repeatedRows - 1
  }

  return {
    open: (name, attributes) => {
      const parent = path.at(-1)
      path.push(name)
      if (name === 'style') style = attributes['style:name'] ?? ''
      else if (name === 'table-properties') {
        if (attributes['table:display'] === 'false') hiddenSheets.add(style)
      } else if (name === 'table' && parent === 'spreadsheet') {
        line = 0
        hiddenColumns = []
        merged = []
        const isHidden = hiddenSheets.has(attributes['table:style-name'] ?? '')
        emit({ sheet: attributes['table:name'] ?? '', isHidden, merged })
      } else if (name === 'table-column') {
        const isHidden = HIDDEN.has(attributes['table:visibility'])
        const last = hiddenColumns.length + timesOf(attributes['table:number-columns-repeated'])
        while (hiddenColumns.length < Math.min(last, MAX_COLUMNS)) hiddenColumns.push(isHidden)
      } else if (name === 'table-row') {
        line += 1
        columns = 0
        repeatedRows = timesOf(attributes['table:number-rows-repeated'])
        row = newRow(HIDDEN.has(attributes['table:visibility']))
      } else if (CELLS.has(name)) {
        cell = attributes
        text = null
      } else if (name === 'p' && CELLS.has(parent ?? '')) {
        isInParagraph = true
        text = text === null ? '' : `${text}\n`
      } else if (isInParagraph && name in SPACES) {
        const count = name === 's' ? timesOf(attributes['text:c']) : 1
        text += (SPACES[name] ?? '').repeat(Math.min(count, MAX_COLUMNS))
      }
    },
    text: (piece) => {
      if (isInParagraph) text += piece
    },
    close: (name) => {
      path.pop()
      if (name === 'p' && CELLS.has(path.at(-1) ?? '')) isInParagraph = false
      else if (CELLS.has(name)) endCell(name === COVERED)
      else if (name === 'table-row') endRow()
    },
  }
}

/** A cell that another covers keeps its own value, which nobody sees. */
const COVERED = 'covered-table-cell'
const CELLS: ReadonlySet<string> = new Set(['table-cell', COVERED])
const SPACES: Readonly<Record<string, string>> = { s: ' ', tab: '\t', 'line-break': '\n' }

function newRow(isHidden: boolean) {
  return {
    cells: [] as string[],
    notes: [] as CellNote[],
    numbers: [] as number[],
    hiddenCells: [] as number[],
    isHidden,
  }
}

function timesOf(repeated = '1'): number {
  const times = Number(repeated)
  if (!Number.isSafeInteger(times) || times < 1) throw new UnreadableFile(DAMAGED)
  return times
}

function isNumber(cell: Attributes, value: string): boolean {
  return cell['office:value-type'] === 'float' && !isErrorValue(value)
}

/** A formula whose result is an empty text has that type. */
function isUncalculated(cell: Attributes, text: string | null): boolean {
  return cell['table:formula'] !== undefined && !cell['office:value-type'] && text === null
}

/** Letters of the alphabet, which columns count in. */
const LETTERS = 26

/** Returns a column's letters: `A` for 0, `AA` for 26. */
function toLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % LETTERS))
  return index < LETTERS ? letter : toLetters(Math.floor(index / LETTERS) - 1) + letter
}
