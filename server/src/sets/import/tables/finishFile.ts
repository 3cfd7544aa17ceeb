import { NO_TABLE } from '../headers/recogniseKind.ts'
import { describeLocation, type Problems, type SourceLocation } from '../problems/problems.ts'
import type { SheetOutcome } from './readSheet.ts'

/** A sheet that was read as a table in its own form. */
export interface ReadSheet {
  readonly location: SourceLocation
  readonly outcome: SheetOutcome
}

interface FileResult {
  /** Sheets of a workbook that are none of the tables. */
  readonly skipped: readonly string[]
  /** Whether every row of the file was checked. */
  readonly complete: boolean
}

/** Summarises a file by its sheets, and reports one of which nothing was read. */
export function finishFile(
  file: string,
  sheets: readonly ReadSheet[],
  problems: Problems,
  { isRead }: { isRead: boolean },
): FileResult {
  const others = sheets.flatMap(({ location, outcome }) =>
    typeof outcome === 'object' ? [{ location, ...outcome }] : [],
  )
  if (others.length === sheets.length && !isRead) {
    const explained = others.flatMap(({ location, explanation }) =>
      explanation ? [{ ...location, ...explanation }] : [],
    )
    for (const { message, isOurs: _, ...place } of explained) problems.error(place, message)
    if (explained.length === 0) problems.error({ file }, NO_TABLE)
    return { skipped: [], complete: false }
  }
  return {
    skipped: others.map(({ location }) => describeLocation(location)),
    complete: sheets.every(({ outcome }) => outcome !== 'unusable'),
  }
}
