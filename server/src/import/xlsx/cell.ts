import { Unreadable } from '../unreadable.ts'
import { DAMAGED } from './archive.ts'
import type { NumberFormat } from './numberFormat.ts'

const DAY_MS = 86_400_000
/** The day before the first one, as both ways to count days in a workbook have it. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** 9999-12-31, the last day that a workbook knows. */
const LAST_DAY = 2_958_465

/** The first number that has sixteen digits; of these, a spreadsheet keeps fifteen. */
const LEAST_ROUNDED = 1e15

/** What values of cells refer to. */
export interface Workbook {
  readonly strings: readonly string[]
  /** By the number that a cell gives as its style. */
  readonly styles: readonly NumberFormat[]
  readonly countsFrom1904: boolean
}

/** A cell as the file has it: its type, the number of its style, and its value. */
export interface RawCell {
  readonly type: string | undefined
  readonly style: string | undefined
  readonly value: string
}

/** The value of a cell as text that the wire's encodings read: `2,39%`, `2004-07-19`, `1234,56`. */
export function cellText(cell: RawCell, workbook: Workbook): string {
  switch (cell.type) {
    case 's': {
      const text = workbook.strings[Number(cell.value)]
      if (text === undefined) throw new Unreadable(DAMAGED)
      return text
    }
    case 'b':
      return cell.value === '1' ? 'WAHR' : 'FALSCH'
    case 'd':
      return cell.value.slice(0, 10)
    case undefined:
    case 'n':
      return numberText(cell, workbook)
    default:
      // Text in its own cell, a formula's text, or the error in which a formula ended: `#DIV/0!`.
      return cell.value
  }
}

/** Whether a cell is a number with more digits than a workbook keeps exactly. */
export function isRounded({ type = 'n', value }: RawCell): boolean {
  return type === 'n' && Math.abs(Number(value)) >= LEAST_ROUNDED
}

function numberText({ value, style }: RawCell, workbook: Workbook): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  const format = workbook.styles[Number(style ?? 0)] ?? { kind: 'number' }
  switch (format.kind) {
    case 'percent':
      return `${decimal.format(number * 100)}%`
    case 'padded':
      return decimal.format(number).padStart(format.digits, '0')
    case 'date':
      return dateText(number, workbook.countsFrom1904, format.shown) ?? decimal.format(number)
    case 'number':
      return decimal.format(number)
  }
}

/**
 * A comma, since a dot before three digits would group; and as many digits as are exact in a workbook, so that 0.1 + 0.2 is
 * 0.3.
 */
const decimal = new Intl.NumberFormat('de-DE', { useGrouping: false, maximumSignificantDigits: 15 })

function dateText(serial: number, countsFrom1904: boolean, shown: 'day' | 'month' | 'year') {
  const day = Math.floor(serial)
  if (day < (countsFrom1904 ? 0 : 1) || day > LAST_DAY) return null
  // Counting from 1900 takes that year for a leap year: up to its 29 February, a day is missing.
  const passed = countsFrom1904 || day >= 60 ? day : day + 1
  const epoch = countsFrom1904 ? EPOCH_1904 : EPOCH_1900
  const iso = new Date(epoch + passed * DAY_MS).toISOString()
  return iso.slice(0, { day: 10, month: 7, year: 4 }[shown])
}
