import { isGuarded } from '@hausblick/contract/encoding/formula.ts'
import type { CellNote, SheetRow } from '../sheet.ts'
import { Unreadable } from '../unreadable.ts'
import { DAMAGED } from './archive.ts'
import { cellText, isRounded, type Workbook } from './cell.ts'
import { columnNumber } from './merged.ts'
import { textHandler, unescapeText } from './richText.ts'
import { type Attributes, parseXml } from './xml.ts'

/** Columns of a sheet, A to XFD. */
const MOST_COLUMNS = 16_384

/** The rows of a worksheet that hold anything, as they are read. */
export function readRows(
  chunks: AsyncIterable<string>,
  workbook: Workbook,
): AsyncGenerator<SheetRow> {
  return parseXml<SheetRow>(chunks, (emit) => {
    let line = 0
    let column = 0
    let cells: string[] = []
    let notes: CellNote[] = []
    let cell: Attributes = {}
    let hasFormula = false
    let hasValue = false
    let value = ''
    let inValue = false
    const inline = textHandler('is', (text) => {
      value = text
    })

    const note = (kind: CellNote['kind']) => notes.push({ kind, index: column - 1 })
    const endCell = () => {
      if (value === '') {
        // The empty text is the result of many a formula; no other type has an empty one.
        if (hasFormula && !(hasValue && cell.t === 'str')) note('formula')
        return
      }
      const raw = { type: cell.t, style: cell.s, value }
      if (isRounded(raw)) note('rounded')
      while (cells.length < column - 1) cells.push('')
      const text = cellText(raw, workbook)
      if (isGuarded(text)) note('guarded')
      cells.push(text)
    }
    return {
      open: (name, attributes) => {
        if (name === 'row') {
          line = attributes.r === undefined ? line + 1 : Number(attributes.r)
          column = 0
          cells = []
          notes = []
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
          if (notes.length > 0) emit({ line, cells, notes })
          else if (cells.some((text) => text.trim() !== '')) emit({ line, cells })
        } else inline.close(name)
      },
    }
  })
}

/** The number of a cell's column, 1 for A; the next one where the cell does not say. */
function columnOf(reference: string | undefined, previous: number): number {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0]
  const column = letters === undefined ? previous + 1 : columnNumber(letters)
  if (column <= previous || column > MOST_COLUMNS) throw new Unreadable(DAMAGED)
  return column
}
