import { openSheets } from './openFile.ts'
import type { Destination } from './openTable.ts'
import { describeLocation, type SourceLocation } from './problems.ts'
import { readSheet, type SheetOutcome } from './readSheet.ts'
import { NO_TABLE } from './recogniseKind.ts'
import { UnreadableFile } from './unreadableFile.ts'

export interface FileResult {
  /** Sheets of a workbook that are none of the tables. */
  readonly skipped: readonly string[]
  /** Whether every row of the file was checked. */
  readonly complete: boolean
}

/** Reads the tables of a file into staging, and reports its faults, unreadable files included. */
export async function readFile(file: string, destination: Destination): Promise<FileResult> {
  const sheets: { location: SourceLocation; outcome: SheetOutcome }[] = []
  let location: SourceLocation = { file }
  try {
    for await (const sheet of openSheets(file)) {
      location = { file, sheet: sheet.name }
      sheets.push({ location, outcome: await readSheet(sheet, location, destination) })
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    destination.problems.error({ ...location, line: error.line }, error.message)
    return { skipped: [], complete: false }
  }
  const others = sheets.flatMap(({ location, outcome }) =>
    typeof outcome === 'object' ? [{ location, ...outcome }] : [],
  )
  if (others.length === sheets.length) {
    const explained = others.flatMap(({ location, explanation }) =>
      explanation ? [{ ...location, ...explanation }] : [],
    )
    for (const { message, isOurs: _, ...place } of explained)
      destination.problems.error(place, message)
    if (explained.length === 0) destination.problems.error({ file }, NO_TABLE)
    return { skipped: [], complete: false }
  }
  return {
    skipped: others.map(({ location }) => describeLocation(location)),
    complete: sheets.every(({ outcome }) => outcome !== 'unusable'),
  }
}
