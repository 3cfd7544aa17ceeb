import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSheets } from '../../sets/import/files/openFile.ts'
import type { SheetRow } from '../../sets/import/files/sheet.ts'

/** Reads the sheets of a workbook, written into a folder. */
export async function readSheets(folder: string, content: Buffer) {
  const file = join(folder, 'mappe')
  await writeFile(file, content)
  const sheets = []
  for await (const { name, isHidden = false, rows } of openSheets(file)) {
    const read: SheetRow[] = []
    for await (const row of rows) read.push(row)
    sheets.push({ name, isHidden, rows: read })
  }
  return sheets
}

/** Returns rows as their line and cells. */
export function cellsOf(rows: readonly SheetRow[] = []): [line: number, ...cells: string[]][] {
  return rows.map(({ line, cells }) => [line, ...cells])
}
