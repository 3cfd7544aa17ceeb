import type { EncodingKind } from '@hausblick/contract/encoding/encoding.ts'
import { guardFormula } from '@hausblick/contract/encoding/formula.ts'
import type { Fields } from '@hausblick/contract/rows/fields.ts'
import { stringify } from 'csv-stringify/sync'
import { type Edition, toColumns } from '../../records/editions.ts'
import { type DatedRow, type WireRow, writeRow } from '../../records/row.ts'

const FORMAT = { bom: true, delimiter: ';', header: true, record_delimiter: 'windows' } as const

/**
 * Writes rows as CSV for spreadsheets: delimited by semicolons, in UTF-8 with a byte order mark, with a header. Texts are
 * guarded, so that none is a formula.
 *
 * @param header false for what continues a file
 * @param isGuarded whether texts that need it are guarded already, and the others are numbers
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number | null>>[],
  { header = true, isGuarded = false } = {},
): string {
  const cast = {
    string: (value: string, { header }: { header: boolean }) =>
      header || isGuarded ? value : guardFormula(value),
  }
  return stringify([...rows], { ...FORMAT, bom: header, header, columns: [...columns], cast })
}

/** Writes records as CSV that the import reads back unchanged. A quote in the header marks the texts as guarded. */
export function writeRecords(edition: Edition, rows: readonly DatedRow[]): string {
  const { columns } = edition
  const written = rows.map((row) => guardTexts(columns, writeRow(columns, toColumns(edition, row))))
  const cast = {
    string: (value: string, { header, index }: { header: boolean; index: number }) =>
      header && index === 0 ? { value, quoted: true } : value,
  }
  return stringify(written, { ...FORMAT, columns: Object.keys(columns), cast })
}

/** Dates are among them, since the end of a contract may be any text. */
const HOLD_TEXTS: ReadonlySet<EncodingKind> = new Set(['text', 'idList', 'date'])

function guardTexts(columns: Fields, row: WireRow): WireRow {
  const texts = Object.entries(columns).filter(([, { kind }]) => HOLD_TEXTS.has(kind))
  const guarded = texts.map(([name]) => [name, guardFormula(row[name] ?? '')] as const)
  return { ...row, ...Object.fromEntries(guarded) }
}
