import type { CellNote, SheetRow } from '../sheet.ts'
import type { Archive } from './archive.ts'
import { collectXml } from './xml.ts'

/** Cells that are shown as one, which has the value of the upper left: rows and columns from 1, the last ones included. */
export interface MergedCells {
  readonly range: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const ELEMENT = 'mergeCell'
const RANGE = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/

/**
 * Reads which cells of a worksheet are merged. A workbook says so after the rows, so this goes through the part before they
 * are read; most sheets have none, which looking for the element's name finds out without parsing them.
 */
export async function readMergedCells(archive: Archive, part: string): Promise<MergedCells[]> {
  if (!(await mentions(archive.read(part), ELEMENT))) return []
  const ranges = await collectXml<string>(archive.read(part), (emit) => ({
    open: (name, attributes) => {
      if (name === ELEMENT && attributes.ref !== undefined) emit(attributes.ref)
    },
  }))
  return ranges.flatMap((range) => readRange(range) ?? []).toSorted((a, b) => a.top - b.top)
}

/**
 * Repeats the value of merged cells in every row that they cover and that has a value of its own, below the header. Cells
 * that are merged with columns beside them are only noted.
 *
 * @param merged in the order of their upper rows
 */
export async function* repeatMerged(
  rows: AsyncIterable<SheetRow>,
  merged: readonly MergedCells[],
): AsyncGenerator<SheetRow> {
  const waiting = [...merged]
  let open: { cells: MergedCells; value: string }[] = []
  let isHeader = true
  for await (const row of rows) {
    const [cells, notes] = [[...row.cells], [...(row.notes ?? [])]]
    open = open.filter((each) => each.cells.bottom >= row.line)
    for (const { cells: area, value } of open) putAt(cells, area.left - 1, value)
    while (waiting[0] && waiting[0].top <= row.line) {
      const area = waiting.shift()
      const value = area?.top === row.line ? (row.cells[area.left - 1] ?? '') : ''
      if (!area || isHeader || value.trim() === '') continue
      notes.push(noteOf(area))
      if (area.bottom > area.top) open.push({ cells: area, value })
    }
    isHeader = false
    yield notes.length > 0 ? { line: row.line, cells, notes } : { line: row.line, cells }
  }
}

function noteOf({ range, left, right }: MergedCells): CellNote {
  return { kind: right > left ? 'spanned' : 'repeated', index: left - 1, range }
}

function putAt(cells: string[], index: number, value: string): void {
  while (cells.length <= index) cells.push('')
  cells[index] = value
}

async function mentions(chunks: AsyncIterable<string>, word: string): Promise<boolean> {
  let found = false
  let end = ''
  // To the end, which closes the part.
  for await (const chunk of chunks) {
    const text = end + chunk
    found ||= text.includes(word)
    end = text.slice(-word.length)
  }
  return found
}

function readRange(range: string): MergedCells | null {
  const [, first, top, last, bottom] = RANGE.exec(range.replaceAll('$', '')) ?? []
  if (first === undefined || last === undefined) return null
  return {
    range,
    top: Number(top),
    bottom: Number(bottom),
    left: columnNumber(first),
    right: columnNumber(last),
  }
}

/** The number of a column by its letters: 1 for A, 27 for AA. */
export function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
