import { openSheets } from './openFile.ts'
import { describeSheetPlace, type SheetPlace } from './problems.ts'
import { type Destination, readSheet, type SheetOutcome } from './readSheet.ts'
import { NO_TABLE } from './recognise.ts'
import { Unreadable } from './unreadable.ts'

export interface FileResult {
  /** Sheets of a workbook that hold none of the tables. */
  readonly skipped: readonly string[]
  /** Whether every row of the file could be looked at. */
  readonly complete: boolean
}

/** Reads the tables of a file into the staging, and reports whatever is wrong with them. */
export async function readFile(file: string, destination: Destination): Promise<FileResult> {
  const sheets: { place: SheetPlace; outcome: SheetOutcome }[] = []
  let place: SheetPlace = { file }
  try {
    for await (const sheet of openSheets(file)) {
      place = { file, sheet: sheet.name }
      sheets.push({ place, outcome: await readSheet(sheet, place, destination) })
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    destination.problems.error({ ...place, line: error.line }, error.message)
    return { skipped: [], complete: false }
  }
  const others = sheets.filter(({ outcome }) => outcome === 'no table')
  if (others.length === sheets.length) {
    destination.problems.error({ file }, NO_TABLE)
    return { skipped: [], complete: false }
  }
  return {
    skipped: others.map(({ place }) => describeSheetPlace(place)),
    complete: sheets.every(({ outcome }) => outcome !== 'unusable'),
  }
}
