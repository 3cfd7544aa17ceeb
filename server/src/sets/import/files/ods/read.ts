import { type Archive, NO_WORKBOOK, TOO_LARGE } from '../archive.ts'
import { repeatMerged } from '../merged.ts'
import type { Sheet, SheetRow } from '../sheet.ts'
import { UnreadableFile } from '../unreadableFile.ts'
import { collectXml, parseXml } from '../xml.ts'
import { type Part, readParts } from './parts.ts'

const MANIFEST = 'META-INF/manifest.xml'
/** As many cells fit a workbook of the size that is read. Here a few bytes repeat a row a million times. */
const MAX_CELLS = 8_000_000

const ENCRYPTED =
  'Die Arbeitsmappe ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort.'

/** Yields the sheets of a spreadsheet of LibreOffice, hidden ones too, in one pass. Throws an UnreadableFile as for other workbooks. */
export async function* readSpreadsheet(archive: Archive): AsyncGenerator<Sheet> {
  if (await isEncrypted(archive)) throw new UnreadableFile(ENCRYPTED)
  const parts = parseXml<Part>(archive.read('content.xml'), readParts)
  let next = await parts.next()
  if (next.done) throw new UnreadableFile(NO_WORKBOOK)
  const budget = { cells: MAX_CELLS }
  async function* takeRows(): AsyncGenerator<SheetRow> {
    for (next = await parts.next(); !next.done && 'row' in next.value; next = await parts.next()) {
      const { row, repeated } = next.value
      budget.cells -= row.cells.length * repeated
      if (budget.cells < 0) throw new UnreadableFile(TOO_LARGE)
      for (let more = 0; more < repeated; more++) yield { ...row, line: row.line + more }
    }
  }
  while (!next.done) {
    const part = next.value
    if (!('sheet' in part)) throw new UnreadableFile(NO_WORKBOOK)
    yield {
      name: part.sheet,
      isHidden: part.isHidden,
      endsEarly: true,
      rows: repeatMerged(takeRows(), part.merged),
    }
  }
}

async function isEncrypted(archive: Archive): Promise<boolean> {
  if (!archive.has(MANIFEST)) return false
  const found = await collectXml<true>(archive.read(MANIFEST), (emit) => ({
    open: (name) => {
      if (name === 'encryption-data') emit(true)
    },
  }))
  return found.length > 0
}
