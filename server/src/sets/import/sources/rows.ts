import { openSheets } from '../files/openFile.ts'
import type { Sheet, SheetRow } from '../files/sheet.ts'
import { normaliseHeader } from '../headers/recogniseKind.ts'
import { type Corrections, correctionKey, correctRow } from '../mapping/apply/corrections.ts'
import type { Correction } from './source.ts'

/** Reads one sheet of a file; returns undefined if it has none of that name. */
export async function readOneSheet<Result>(
  path: string,
  name: string | null,
  read: (sheet: Sheet) => Promise<Result>,
): Promise<Result | undefined> {
  for await (const sheet of openSheets(path))
    if (sheet.name === name) return await read(sheet)
    else await drain(sheet.rows)
  return undefined
}

export async function drain(rows: AsyncIterable<SheetRow>): Promise<void> {
  for await (const _row of rows);
}

export async function* countRows(
  rows: AsyncIterable<SheetRow>,
  onRow: () => void,
): AsyncGenerator<SheetRow> {
  for await (const row of rows) {
    onRow()
    yield row
  }
}

/** Returns the corrections of a sheet by line and label. */
export function correctionsOf(
  corrections: readonly Correction[],
  path: string,
  sheet: string | null,
): Corrections {
  const own = corrections.filter((cell) => cell.path === path && cell.sheet === sheet)
  return new Map(own.map(({ line, label, value }) => [correctionKey(line, label), value]))
}

/** Sets cells right in a sheet in the tables' own form, whose first row names its columns. */
export async function* correctRows(
  rows: AsyncIterable<SheetRow>,
  corrections: Corrections,
): AsyncGenerator<SheetRow> {
  let names: readonly string[] | undefined
  for await (const row of rows) {
    yield names ? correctRow(row, names, corrections) : row
    names ??= normaliseHeader(row.cells)
  }
}
