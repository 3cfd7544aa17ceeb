import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { formatDate, toMillionths } from '../../platform/print/format.ts'
import type { CellKind } from './columns.ts'
import { type Owned, reportTables } from './tables.ts'

const HUNDRED = 100
/** The longest text that Excel opens (its "specifications and limits"). */
const MAX_TEXT = 32_767
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** In characters. */
const WIDTHS: Readonly<Record<CellKind, number>> = {
  text: 28,
  money: 18,
  share: 12,
  rate: 12,
  count: 12,
  date: 14,
}

/**
 * Writes a report as a workbook of one sheet a table. No cell holds a formula. Texts too long for Excel are cut; the CSV has them
 * whole.
 */
export async function writeWorkbook(report: YearlyReport, owned: Owned): Promise<Uint8Array> {
  const sheets = reportTables(report, owned).map(({ name, columns, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    data: [
      columns.map(
        ({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold', wrap: true }),
      ),
      ...rows.map((row) =>
        row.map((value, index) => toCell(value, columns[index]?.kind ?? 'text')),
      ),
    ],
  }))
  return new Uint8Array(await writeExcelFile(sheets).toBuffer())
}

function toCell(value: string | number | null, kind: CellKind): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'string') return kind === 'date' ? toDate(value) : toText(value)
  if (kind === 'money') return { value: value / HUNDRED, type: Number, format: '#,##0.00' }
  if (kind === 'share') return { value: value / HUNDRED, type: Number, format: '0.00' }
  if (kind === 'rate')
    return { value: toMillionths(value) / ONE_PERCENT, type: Number, format: '0.00####' }
  return { value, type: Number }
}

/** A day becomes a date; a month or year stays text, since a date would claim a day. */
function toDate(value: string): Cell {
  return DAY.test(value)
    ? { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' }
    : { value: formatDate(value), type: String }
}

function toText(value: string): Cell {
  const isTooLong = value.length > MAX_TEXT
  return { value: isTooLong ? `${value.slice(0, MAX_TEXT - 1)}…` : value, type: String }
}
