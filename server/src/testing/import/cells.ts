import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import type { Cell } from 'write-excel-file/node'

/** The scaling factors between stored integers and the numbers in a spreadsheet. */
const SCALES: Readonly<Partial<Record<Encoding<Value>['kind'], number>>> = {
  money: 100,
  area: 100,
  quantity: 10,
  count: 1,
}
const DATE_FORMATS: Readonly<Record<number, string>> = { 10: 'dd.mm.yyyy', 7: 'mmmm yyyy' }

/** Returns the cell that a spreadsheet makes of a typed text: a number, date or percentage where possible, else the text. */
export function typedCell(text: string, encoding: Encoding<Value>): Cell {
  const value = encoding.read(text)
  const scale = SCALES[encoding.kind]
  if (typeof value === 'number' && scale !== undefined)
    return { value: value / scale, format: text.includes('€') ? '#,##0.00 "€"' : '#,##0.##' }
  if (typeof value === 'number') {
    const percent = value / (encoding.kind === 'interestRate' ? ONE_PERCENT : 100)
    return text.includes('%') ? { value: percent / 100, format: '0.00%' } : percent
  }
  if (encoding.kind === 'date' && typeof value === 'string')
    return value.length === 4
      ? Number(value)
      : { value: new Date(value), format: DATE_FORMATS[value.length] ?? '' }
  return text === '' ? null : { value: text, type: String }
}
