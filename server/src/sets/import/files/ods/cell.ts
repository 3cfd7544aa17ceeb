import { isErrorValue } from '../../problems/cellErrors.ts'
import { toBerlinDay } from '../days.ts'
import { writeDecimal } from '../writeDecimal.ts'
import type { Attributes } from '../xml.ts'

/** Days shown by month or year alone. */
const MONTH_SHOWN = /^(?:\p{L}+\.?[\s’'-]*\d{2,4}|\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2})$/u
const YEAR_SHOWN = /^\d{4}$/
/** `04177`, where a number is shown with as many digits. */
const PADDED = /^0\d+$/

/** Returns a cell's value as text that the wire's encodings can read, as other workbooks have it. */
export function readCell(cell: Attributes, shown: string): string {
  if (isErrorValue(shown)) return shown
  const number = Number(cell['office:value'] ?? Number.NaN)
  switch (cell['office:value-type']) {
    case 'float':
      if (PADDED.test(shown) && Number(shown) === number) return shown
      return Number.isFinite(number) ? writeDecimal(number) : shown
    case 'percentage':
      return Number.isFinite(number) ? `${writeDecimal(number * 100)}%` : shown
    case 'currency': {
      const { 'office:currency': currency = 'EUR' } = cell
      if (!Number.isFinite(number)) return shown
      return currency === 'EUR' ? writeDecimal(number) : `${writeDecimal(number)} ${currency}`
    }
    case 'date': {
      const day = toBerlinDay(cell['office:date-value'] ?? '').slice(0, 10)
      if (day === '') return shown
      return day.slice(0, YEAR_SHOWN.test(shown) ? 4 : MONTH_SHOWN.test(shown) ? 7 : 10)
    }
    case 'boolean':
      return cell['office:boolean-value'] === 'true' ? 'WAHR' : 'FALSCH'
    case 'string':
      return cell['office:string-value'] ?? shown
    default:
      return shown
  }
}
