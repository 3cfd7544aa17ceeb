import type { Row } from '../sheet.ts'
import { Unreadable } from '../unreadable.ts'
import { DAMAGED } from './archive.ts'
import { cellText, type Workbook } from './cell.ts'
import { textHandler, unescapeText } from './richText.ts'
import { type Attributes, parseXml } from './xml.ts'

/** Columns of a sheet, A to XFD. */
const MOST_COLUMNS = 16_384

/** The rows of a worksheet that hold anything, as they are read. */
export function readRows(chunks: AsyncIterable<string>, workbook: Workbook): AsyncGenerator<Row> {
  return parseXml<Row>(chunks, (emit) => {
    let line = 0
    let column = 0
    let cells: string[] = []
    let cell: Attributes = {}
    let value = ''
    let inValue = false
    const inline = textHandler('is', (text) => {
      value = text
    })

    const endCell = () => {
      if (value === '') return
      while (cells.length < column - 1) cells.push('')
      cells.push(cellText({ type: cell.t, style: cell.s, value }, workbook))
    }
    return {
      open: (name, attributes) => {
        if (name === 'row') {
          line = attributes.r === undefined ? line + 1 : Number(attributes.r)
          column = 0
          cells = []
        } else if (name === 'c') {
          cell = attributes
          column = columnOf(attributes.r, column)
          value = ''
        } else if (name === 'v') inValue = true
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
          if (cells.some((text) => text.trim() !== '')) emit({ line, cells })
        } else inline.close(name)
      },
    }
  })
}

/** The number of a cell's column, 1 for A; the next one where the cell does not say. */
function columnOf(reference: string | undefined, previous: number): number {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0]
  const column =
    letters === undefined
      ? previous + 1
      : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (column <= previous || column > MOST_COLUMNS) throw new Unreadable(DAMAGED)
  return column
}
