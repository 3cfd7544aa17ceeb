import type { Invoice, InvoiceLine } from '@hausblick/contract/invoice.ts'
import {
  writeDecimal,
  writePeriod,
  writeQuantity,
  writeVatRate,
} from '@hausblick/figures/documents/invoice.ts'
import { formatAmount } from '../../../platform/print/format.ts'
import type { Sheet } from '../../../platform/print/sheet.ts'
import { figure, text, writeTable } from '../../../platform/print/table.ts'
import { clipText } from './shorten.ts'

const ROW_TEXT = /[\s\S]{1,600}(?=\s|$)|[\s\S]{1,600}/g
const CELL_LENGTH = 24
/** What a line is called rather than numbered has no room in its column. */
const NUMBER_LENGTH = 8

/** Writes the lines of an invoice as a table. */
export function writeLines(sheet: Sheet, { lines }: Invoice, currency: string): void {
  const inCurrency = currency && ` in ${currency}`
  const columns = [
    text('Pos.', 1.1),
    text('Bezeichnung', 7.4),
    figure('Menge', 2.2),
    figure(`Einzelpreis${inCurrency}`, 2.4),
    figure('USt', 1.2),
    figure(`Netto${inCurrency}`, 2.3),
  ]
  writeTable(sheet, columns, lines.flatMap(toRows), { name: 'Positionen' })
}

function toRows(line: InvoiceLine, index: number) {
  const { id, price, net, vatRate } = line
  const isNumber = id !== null && id.length <= NUMBER_LENGTH
  const called = isNumber || id === line.name ? null : id
  const cells = [
    isNumber ? id : String(index + 1),
    '',
    writeQuantity(line),
    price === null ? '' : writeDecimal(price, 2),
    writeVatRate(vatRate),
    net === null ? '' : formatAmount(net),
  ]
  const long = cells.filter((cell) => cell.length > CELL_LENGTH)
  const clipped = cells.map((cell) => clipText(cell, CELL_LENGTH))
  return splitRow(clipped.with(1, [describe(line), called, ...long].filter(Boolean).join('\n')), 1)
}

/** Returns rows, which are never split: what is longer continues in further ones. */
export function splitRow(cells: readonly string[], at: number) {
  const [first = '', ...rest] = cells[at]?.match(ROW_TEXT) ?? []
  const before = cells.slice(0, at).map(() => '')
  return [cells.with(at, first), ...rest.map((part) => [...before, part.trim()])].map((row) => ({
    cells: row,
  }))
}

function describe({ name, description, from, to }: InvoiceLine): string {
  const period = writePeriod(from, to)
  return [name, description === name ? null : description, period && `Zeitraum: ${period}`]
    .filter(Boolean)
    .join('\n')
}
