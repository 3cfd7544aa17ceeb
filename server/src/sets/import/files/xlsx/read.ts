import { type Archive, NO_WORKBOOK } from '../archive.ts'
import { readMergedRanges, repeatMerged } from '../merged.ts'
import type { Sheet, SheetRow } from '../sheet.ts'
import { UnreadableFile } from '../unreadableFile.ts'
import { type Attributes, collectXml, isTrue } from '../xml.ts'
import type { Workbook } from './cell.ts'
import { type Relationship, readRelationships } from './relationships.ts'
import { createTextHandler } from './richText.ts'
import { readRows } from './rows.ts'
import { readStyles } from './styles.ts'

/**
 * Yields the worksheets of an Excel workbook, hidden ones too. Rows are streamed; only the shared strings are held in memory,
 * bounded by the cap on the archive. Throws an UnreadableFile if the file is no workbook or is damaged.
 */
export async function* readWorkbook(archive: Archive): AsyncGenerator<Sheet> {
  const part = (await readRelationships(archive, '')).find(ofType('officeDocument'))?.part
  if (part === undefined || !archive.has(part)) throw new UnreadableFile(NO_WORKBOOK)
  const relationships = await readRelationships(archive, part)
  const parts = new Map(relationships.filter(ofType('worksheet')).map((r) => [r.id, r.part]))
  const { sheets, ...properties } = await readSheetList(archive, part)
  const workbook: Workbook = {
    strings: await readStrings(archive, relationships),
    styles: await readCellStyles(archive, relationships),
    ...properties,
  }
  if (sheets.length === 0) throw new UnreadableFile(NO_WORKBOOK)
  for (const { name, id, isHidden } of sheets) {
    const sheetPart = parts.get(id)
    if (sheetPart === undefined) continue
    yield { name, isHidden, endsEarly: true, rows: readSheetRows(archive, sheetPart, workbook) }
  }
}

async function* readSheetRows(
  archive: Archive,
  part: string,
  workbook: Workbook,
): AsyncGenerator<SheetRow> {
  const merged = await readMergedRanges(archive, part)
  const rows = readRows(archive.read(part), workbook)
  yield* merged.length > 0 ? repeatMerged(rows, merged) : rows
}

/** Reads the sheets in order, chart sheets included, the date system, and whether results are stored. */
async function readSheetList(archive: Archive, part: string) {
  const elements = await collectXml<[name: string, attributes: Attributes]>(
    archive.read(part),
    (emit) => ({ open: (name, attributes) => emit([name, attributes]) }),
  )
  const properties = elements.find(([name]) => name === 'workbookPr')?.[1] ?? {}
  const calculation = elements.find(([name]) => name === 'calcPr')?.[1] ?? {}
  const sheets = elements.filter(([name]) => name === 'sheet')
  return {
    countsFrom1904: isTrue(properties.date1904),
    isUncalculated: isTrue(calculation.fullCalcOnLoad),
    sheets: sheets.map(([, attributes]) => ({
      name: attributes.name ?? '',
      isHidden: ['hidden', 'veryHidden'].includes(attributes.state ?? ''),
      id: relationshipIdOf(attributes),
    })),
  }
}

/** Returns `r:id`, whatever prefix the file uses for the namespace. */
function relationshipIdOf(attributes: Attributes): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

async function readStrings(archive: Archive, relationships: readonly Relationship[]) {
  const part = relationships.find(ofType('sharedStrings'))?.part
  if (part === undefined || !archive.has(part)) return []
  return await collectXml<string>(archive.read(part), (emit) => createTextHandler('si', emit))
}

async function readCellStyles(archive: Archive, relationships: readonly Relationship[]) {
  const part = relationships.find(ofType('styles'))?.part
  return part !== undefined && archive.has(part) ? await readStyles(archive.read(part)) : []
}

function ofType(type: string): (relationship: Relationship) => boolean {
  return (relationship) => relationship.type === type
}
