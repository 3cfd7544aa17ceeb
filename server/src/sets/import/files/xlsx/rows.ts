import { isGuarded } from '@hausblick/contract/encoding/formula.ts'
import { UNCALCULATED } from '../../problems/cellErrors.ts'
import { DAMAGED } from '../archive.ts'
import { readColumnNumber } from '../merged.ts'
import type { CellNote, SheetRow } from '../sheet.ts'
import { UnreadableFile } from '../unreadableFile.ts'
import { type Attributes, isTrue, parseXml } from '../xml.ts'
import { isRounded, readCellText, type Workbook } from './cell.ts'
import { createTextHandler, unescapeText } from './richText.ts'

/** A to XFD. */
const MAX_COLUMNS = 16_384

/**
 * Streams a worksheet's rows, except blank ones. Throws an UnreadableFile if the XML is malformed or cells are out of
 * order.
 */
export function readRows(
  chunks: AsyncIterable<string>,
  workbook: Workbook,
): AsyncGenerator<SheetRow> {
  return parseXml<SheetRow>(chunks, (emit) => {
    let line = 0
    let column = 0
    let cells: string[] = []
    let notes: CellNote[] = []
    let numbers: number[] = []
    let isHidden = false
    let hiddenCells: number[] = []
    const hiddenColumns: { from: number; to: number }[] = []
    let cell: Attributes = {}
    let hasFormula = false
    let hasValue = false
    let value = ''
    let inValue = false
    const inline = createTextHandler('is', (text) => {
      value = text
    })

    const note = (kind: CellNote['kind']) => notes.push({ kind, index: column - 1 })
    const endCell = () => {
      // Only a string result may be empty; any other formula without a value was never calculated.
      const isMissing =
        value === '' ? !(hasValue && cell.t === 'str') : value === '0' && workbook.isUncalculated
      if (hasFormula && isMissing) {
        note('formula')
        value = UNCALCULATED
        cell = { t: 'str' }
      } else if (value === '') return
      const raw = { type: cell.t, style: cell.s, value }
      if (isRounded(raw)) note('rounded')
      while (cells.length < column - 1) cells.push('')
      const text = readCellText(raw, workbook)
      if (isGuarded(text)) note('guarded')
      cells.push(text)
      if (hiddenColumns.some(({ from, to }) => column >= from && column <= to))
        hiddenCells.push(column - 1)
      if ((cell.t ?? 'n') === 'n' && text.includes(',')) numbers.push(column - 1)
    }
    return {
      open: (name, attributes) => {
        if (name === 'row') {
          line = attributes.r === undefined ? line + 1 : Number(attributes.r)
          column = 0
          cells = []
          notes = []
          numbers = []
          hiddenCells = []
          isHidden = isTrue(attributes.hidden)
        } else if (name === 'col') {
          if (isTrue(attributes.hidden))
            hiddenColumns.push({ from: Number(attributes.min), to: Number(attributes.max) })
        } else if (name === 'c') {
          cell = attributes
          column = columnOf(attributes.r, column)
          value = ''
          hasFormula = false
          hasValue = false
        } else if (name === 'v') inValue = hasValue = true
        else if (name === 'f') hasFormula = true
        else inline.open(name, attributes)
      },
      text: (text) => {
        if (inValue) value += text
        else inline.text(text)
      },
      close: (name) => {
        if (name === 'v') {
          inValue = false
          if (cell.t === 'str') value = unescapeText(value)
        } else if (name === 'c') endCell()
        else if (name === 'row') {
          if (notes.length > 0 || cells.some((text) => text.trim() !== ''))
            emit({
              line,
              cells,
              ...(notes.length > 0 && { notes }),
              ...(numbers.length > 0 && { numbers }),
              ...(isHidden && { isHidden }),
              ...(hiddenCells.length > 0 && { hiddenCells }),
            })
        } else inline.close(name)
      },
    }
  })
}

/** Returns a cell's column, from 1; without a reference, the one after the previous cell. */
function columnOf(reference: string | undefined, previous: number): number {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0]
  const column = letters === undefined ? previous + 1 : readColumnNumber(letters)
  if (column <= previous || column > MAX_COLUMNS) throw new UnreadableFile(DAMAGED)
  return column
}
