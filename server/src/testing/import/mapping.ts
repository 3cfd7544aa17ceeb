import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { mappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { openSheets } from '../../sets/import/files/openFile.ts'
import type { SheetRow } from '../../sets/import/files/sheet.ts'

const TESTDATA = join(import.meta.dirname, '../../sets/import/testdata')

/** The files that a manager's programs, a bank and a spreadsheet export, with `expected.json`, all that must come of them. */
export const QUELLEN = join(TESTDATA, 'quellen')

export interface ReadSheet {
  readonly file: string
  readonly sheet: string | null
  readonly rows: readonly SheetRow[]
}

/** Reads all rows of a file's sheets. */
export async function readSheets(path: string): Promise<ReadSheet[]> {
  const sheets: ReadSheet[] = []
  for await (const { name, rows } of openSheets(path)) {
    const read: SheetRow[] = []
    for await (const row of rows) read.push(row)
    sheets.push({ file: basename(path), sheet: name, rows: read })
  }
  return sheets
}

/** Reads a mapping as it was saved. */
export function readMapping(name: string): MappingProfile {
  const saved = readFileSync(join(TESTDATA, 'mappings', `${name}.json`), 'utf8')
  return mappingProfile.parse(JSON.parse(saved))
}

/** Makes rows of lines of cells separated by `|`, numbered from 1. */
export function rowsOf(...lines: readonly string[]): SheetRow[] {
  return lines.map((line, index) => ({
    line: index + 1,
    cells: line.split('|').map((cell) => cell.trim()),
  }))
}

/** Passes rows on one by one, as readers do. */
export async function* streamRows(rows: readonly SheetRow[]): AsyncGenerator<SheetRow> {
  yield* rows
}
