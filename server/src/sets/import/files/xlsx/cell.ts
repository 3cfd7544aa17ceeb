import { DAMAGED } from '../archive.ts'
import { toBerlinDay } from '../days.ts'
import { UnreadableFile } from '../unreadableFile.ts'
import { writeDecimal } from '../writeDecimal.ts'
import type { NumberFormat } from './numberFormat.ts'

const DAY_MS = 86_400_000
/** Day 0 of each date system. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** The serial number of 9999-12-31, the last date of a workbook. */
const LAST_DAY = 2_958_465

/** The smallest number with sixteen digits, of which spreadsheets keep fifteen. */
const MIN_ROUNDED = 1e15

/** The parts of a workbook that cells refer to. */
export interface Workbook {
  /** The shared strings. */
  readonly strings: readonly string[]
  /** By a cell's style index. */
  readonly styles: readonly NumberFormat[]
  readonly countsFrom1904: boolean
  /** Whether whoever opens it is to calculate all formulas, as programs say that store 0 for each result. */
  readonly isUncalculated: boolean
}

/** A cell's attributes `t` and `s`, and its value. */
export interface RawCell {
  readonly type: string | undefined
  readonly style: string | undefined
  readonly value: string
}

/**
 * Returns a cell's value as text that the wire's encodings can read: `2,39%`, `2004-07-19`, `1234,56`. Throws an
 * UnreadableFile if the cell refers to a missing shared string.
 */
export function readCellText(cell: RawCell, workbook: Workbook): string {
  switch (cell.type) {
    case 's': {
      const text = workbook.strings[Number(cell.value)]
      if (text === undefined) throw new UnreadableFile(DAMAGED)
      return text
    }
    case 'b':
      return cell.value === '1' ? 'WAHR' : 'FALSCH'
    case 'd':
      return toBerlinDay(cell.value).slice(0, 10)
    case undefined:
    case 'n':
      return formatNumber(cell, workbook)
    default:
      // An inline string, a formula's string, or its error: `#DIV/0!`.
      return cell.value
  }
}

/** Returns whether a cell is a number with more digits than a workbook stores exactly. */
export function isRounded({ type = 'n', value }: RawCell): boolean {
  return type === 'n' && Math.abs(Number(value)) >= MIN_ROUNDED
}

function formatNumber({ value, style }: RawCell, workbook: Workbook): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  const format = workbook.styles[Number(style ?? 0)] ?? { kind: 'number' }
  switch (format.kind) {
    case 'percent':
      return `${writeDecimal(number * 100)}%`
    case 'foreign':
      return `${writeDecimal(number)} ${format.currency}`
    case 'padded':
      return writeDecimal(number).padStart(format.digits, '0')
    case 'date':
      return formatDate(number, workbook.countsFrom1904, format.shown) ?? writeDecimal(number)
    case 'number':
      return writeDecimal(number)
  }
}

function formatDate(serial: number, countsFrom1904: boolean, shown: 'day' | 'month' | 'year') {
  const day = Math.floor(serial)
  if (day < (countsFrom1904 ? 0 : 1) || day > LAST_DAY) return null
  // The 1900 system includes a nonexistent 29 February 1900: days before it are off by one.
  const elapsed = countsFrom1904 || day >= 60 ? day : day + 1
  const epoch = countsFrom1904 ? EPOCH_1904 : EPOCH_1900
  const iso = new Date(epoch + elapsed * DAY_MS).toISOString()
  return iso.slice(0, { day: 10, month: 7, year: 4 }[shown])
}
