import type { EncodingKind } from '@hausblick/contract/encoding/encoding.ts'
import { guardFormula } from '@hausblick/contract/encoding/formula.ts'
import { stringify } from 'csv-stringify/sync'
import type { RecordKind } from '../records/recordKind.ts'
import { type DecodedRow, type WireRow, writeRow } from '../records/row.ts'

const FORMAT = { bom: true, delimiter: ';', header: true, record_delimiter: 'windows' } as const

/**
 * Writes rows as a table for people: semicolons, UTF-8 with a byte order mark, the names in the first line. No text is a
 * formula in a spreadsheet.
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number | null>>[],
): string {
  const cast = {
    string: (value: string, { header }: { header: boolean }) =>
      header ? value : guardFormula(value),
  }
  return stringify([...rows], { ...FORMAT, columns: [...columns], cast })
}

/** Writes records as a table that the import reads back as they were; its header is marked, since its texts are guarded. */
export function writeRecords(table: RecordKind, rows: readonly DecodedRow[]): string {
  const columns = table.stored.map(({ name }) => name)
  const written = rows.map((row) => guardTexts(table, writeRow(table, row)))
  const cast = {
    string: (value: string, { header, index }: { header: boolean; index: number }) =>
      header && index === 0 ? { value, quoted: true } : value,
  }
  return stringify(written, { ...FORMAT, columns, cast })
}

/** Among dates, the end of a contract may be anything that an operator wrote. */
const HOLD_TEXTS: ReadonlySet<EncodingKind> = new Set(['text', 'idList', 'date'])

function guardTexts({ stored }: RecordKind, row: WireRow): WireRow {
  const texts = stored.filter(({ encoding: { kind } }) => HOLD_TEXTS.has(kind))
  const guarded = texts.map(({ name }) => [name, guardFormula(row[name] ?? '')] as const)
  return { ...row, ...Object.fromEntries(guarded) }
}
