import { type Element, INK, page, QUIET, type Sheet } from './sheet.ts'

const ROW = 12.5
const TEXT = 8.5
const PADDING = 6
/** Amounts of this length fit into any column: they are not measured, which takes long. */
const SURE_LENGTH = 10

/** How many rows stay together with the header. */
const TOGETHER = 3
/** But no more than this is kept free for them. */
const MOST = 200

/** A column of a table in a PDF; figures are set to the right. */
export interface Column {
  readonly title: string
  /** The share of the table's width. */
  readonly share: number
  readonly isFigure: boolean
}

export const text = (title: string, share: number): Column => ({ title, share, isFigure: false })
export const figure = (title: string, share: number): Column => ({ title, share, isFigure: true })

interface Row {
  readonly cells: readonly string[]
  /** Sets a sum in bold, below a line. */
  readonly isSum?: boolean
}

interface Cell {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly isFigure: boolean
}

/**
 * Writes a table whose first column names its rows. A row is never split, a table neither begins nor ends with a single row on
 * its page, and the header is repeated on each page below the name, where screen readers pass over both.
 */
export function writeTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly Row[],
  { name = '' }: { readonly name?: string } = {},
): void {
  const layout = layOut(columns)
  const header = layout.map((cell, index) => ({ ...cell, text: columns[index]?.title ?? '' }))
  const heightOf = (cells: readonly Cell[], isStrong: boolean) =>
    Math.max(
      ROW,
      ...cells
        .filter(({ isFigure, text }) => !isFigure || isStrong || text.length > SURE_LENGTH)
        .map(({ text, width, isFigure }) => {
          return sheet.heightOf(text, width, { size: TEXT, isStrong, isFigure }) + 2.5
        }),
    )
  const headerHeight = heightOf(header, true)
  const table = sheet.element('Table')

  const drawHeader = (row?: Element) => {
    for (const cell of header) {
      const draw = () => drawCell(sheet, cell, true, QUIET)
      if (row) sheet.tagged('TH', draw, { parent: row, scope: 'Column' })
      else sheet.artifact('Pagination', draw)
    }
    sheet.y += headerHeight
    sheet.line(sheet.y - 2)
  }
  const laid = rows.map(({ cells, isSum = false }) => {
    const placed = layout.map((cell, index) => ({ ...cell, text: cells[index] ?? '' }))
    return { placed, isSum, height: heightOf(placed, isSum) }
  })
  const heightFrom = (first: number, count: number) =>
    laid.slice(first, first + count).reduce((sum, { height }) => sum + height, 0)
  sheet.reserve(headerHeight + Math.max(heightFrom(0, 1), Math.min(heightFrom(0, TOGETHER), MOST)))
  const first = sheet.element('TR', table)
  drawHeader(first)
  first.end()
  for (const [at, { placed, isSum, height }] of laid.entries()) {
    const wanted = at === laid.length - 2 ? heightFrom(at, 2) : height
    if (sheet.y + wanted > page.bottom && at > 0) {
      sheet.addPage()
      if (name) continueName(sheet, name)
      drawHeader()
    }
    if (isSum) sheet.line(sheet.y - 1.5, { color: QUIET })
    const row = sheet.element('TR', table)
    for (const [index, cell] of placed.entries()) {
      const draw = () => drawCell(sheet, cell, isSum, INK)
      if (index === 0) sheet.tagged('TH', draw, { parent: row, scope: 'Row' })
      else sheet.tagged('TD', draw, { parent: row })
    }
    row.end()
    sheet.y += height
  }
  table.end()
  sheet.y += 14
}

function continueName(sheet: Sheet, name: string): void {
  const style = { size: TEXT, color: QUIET }
  const width = page.right - page.left
  const text = `${name}, Fortsetzung`
  sheet.artifact('Pagination', () => sheet.write(text, page.left, sheet.y, width, style))
  sheet.y += sheet.heightOf(text, width, style) + 4
}

function layOut(columns: readonly Column[]): Omit<Cell, 'text'>[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const unit = (page.right - page.left) / all
  let x = page.left
  return columns.map(({ share, isFigure }, index) => {
    const width = share * unit
    const cell = { x, width: width - (index === columns.length - 1 ? 0 : PADDING), isFigure }
    x += width
    return cell
  })
}

function drawCell(
  sheet: Sheet,
  { text, x, width, isFigure }: Cell,
  isStrong: boolean,
  color: string,
) {
  const align = isFigure ? 'right' : 'left'
  sheet.write(text, x, sheet.y, width, { size: TEXT, isStrong, color, align, isFigure })
}
