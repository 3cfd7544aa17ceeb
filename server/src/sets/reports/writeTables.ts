import { buffer } from 'node:stream/consumers'
import { writeScaled, writeShortened } from '@hausblick/contract/encoding/decimal.ts'
import { guardFormula } from '@hausblick/contract/encoding/formula.ts'
import { RATE_DECIMALS } from '@hausblick/contract/encoding/interestRate.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { ZipFile } from 'yazl'
import { formatDate, toMillionths } from '../../platform/print/format.ts'
import { writeCsv } from '../export/csv.ts'
import type { CellKind } from './columns.ts'
import { type Owned, reportTables } from './tables.ts'

/** Writes a report as a ZIP of one CSV a table. */
export async function writeTables(report: YearlyReport, owned: Owned): Promise<Uint8Array> {
  const zip = new ZipFile()
  const mtime = new Date(`${report.today}T12:00:00Z`)
  for (const { name, content } of tableFiles(report, owned))
    zip.addBuffer(Buffer.from(content), name, { mtime })
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}

/** Yields the tables of a report, each as a CSV in the form of the export's. */
export function* tableFiles(
  report: YearlyReport,
  owned: Owned,
): Generator<{ readonly name: string; readonly content: string }> {
  for (const { name, columns, rows } of reportTables(report, owned)) {
    const titles = columns.map(({ title }) => title)
    const written = rows.map((row) =>
      Object.fromEntries(
        columns.map(({ title, kind }, index) => [title, toText(row[index] ?? null, kind)]),
      ),
    )
    yield { name: `${name}.csv`, content: writeCsv(titles, written, { isGuarded: true }) }
  }
}

function toText(value: string | number | null, kind: CellKind): string | number | null {
  if (value === null) return null
  if (typeof value === 'string') return guardFormula(kind === 'date' ? formatDate(value) : value)
  if (kind === 'rate') return writeShortened(toMillionths(value), RATE_DECIMALS, 2)
  return kind === 'count' ? value : writeScaled(value, 2)
}
