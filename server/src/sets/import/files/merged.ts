import type { Archive } from './archive.ts'
import type { CellNote, SheetRow } from './sheet.ts'
import { collectXml } from './xml.ts'

/** A merged range, whose value is in its upper left cell. Rows and columns count from 1, both ends inclusive. */
export interface MergedRange {
  readonly range: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const ELEMENT = 'mergeCell'
const RANGE = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/

/**
 * Reads a worksheet's merged ranges, ordered by their top row. The file lists them after the rows, so this is a
 * separate pass. It searches for the element's name first, which spares most sheets the parsing.
 */
export async function readMergedRanges(archive: Archive, part: string): Promise<MergedRange[]> {
  if (!(await contains(archive.read(part), ELEMENT))) return []
  const ranges = await collectXml<string>(archive.read(part), (emit) => ({
    open: (name, attributes) => {
      if (name === ELEMENT && attributes.ref !== undefined) emit(attributes.ref)
    },
  }))
  return ranges.flatMap((range) => readRange(range) ?? []).toSorted((a, b) => a.top - b.top)
}

/**
 * Repeats the value of each merged range in the rows that it covers, below the header and except blank ones, and notes
 * ranges that span columns.
 *
 * @param waiting ordered by their top row, which are taken out; those of a row may be added right before it is read
 */
export async function* repeatMerged(
  rows: AsyncIterable<SheetRow>,
  waiting: MergedRange[],
): AsyncGenerator<SheetRow> {
  let open: { range: MergedRange; value: string }[] = []
  let isHeader = true
  for await (const row of rows) {
    const [cells, notes] = [[...row.cells], [...(row.notes ?? [])]]
    open = open.filter(({ range }) => range.bottom >= row.line)
    for (const { range, value } of open) setCell(cells, range.left - 1, value)
    while (waiting[0] && waiting[0].top <= row.line) {
      const range = waiting.shift()
      const value = range?.top === row.line ? (row.cells[range.left - 1] ?? '') : ''
      if (!range || isHeader || value.trim() === '') continue
      notes.push(noteOf(range))
      if (range.bottom > range.top) open.push({ range, value })
    }
    isHeader = false
    yield notes.length > 0 ? { ...row, cells, notes } : { ...row, cells }
  }
}

function noteOf({ range, left, right }: MergedRange): CellNote {
  return { kind: right > left ? 'spanned' : 'repeated', index: left - 1, range }
}

function setCell(cells: string[], index: number, value: string): void {
  while (cells.length <= index) cells.push('')
  cells[index] = value
}

async function contains(chunks: AsyncIterable<string>, word: string): Promise<boolean> {
  let found = false
  let end = ''
  // Reads on to the end, so that the part is closed.
  for await (const chunk of chunks) {
    const text = end + chunk
    found ||= text.includes(word)
    end = text.slice(-word.length)
  }
  return found
}

/** Reads `A2:B4`; null for anything else. */
export function readRange(range: string): MergedRange | null {
  const [, first, top, last, bottom] = RANGE.exec(range.replaceAll('$', '')) ?? []
  if (first === undefined || last === undefined) return null
  return {
    range,
    top: Number(top),
    bottom: Number(bottom),
    left: readColumnNumber(first),
    right: readColumnNumber(last),
  }
}

/** Returns a column's number from its letters: 1 for A, 27 for AA. */
export function readColumnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
