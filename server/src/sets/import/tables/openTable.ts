import { readMonthlyName } from '@hausblick/contract/rows/months.ts'
import { type Edition, inYears } from '../../../records/editions.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { RowChecks } from '../checking/checkRows.ts'
import { HiddenParts } from '../files/hidden.ts'
import type { SheetRow } from '../files/sheet.ts'
import { isPeriod, JOURNAL } from '../headers/explainHeader.ts'
import { findYears, readHeader, type SheetHeader } from '../headers/readHeader.ts'
import { normaliseHeader } from '../headers/recogniseKind.ts'
import { reportNotes } from '../headers/reportNotes.ts'
import type { Problems, SourceLocation } from '../problems/problems.ts'
import type { Staging } from '../staging/staging.ts'
import { UnclearNumbers } from './unclearNumbers.ts'

/** The most monthly columns of a table with one row per month: its income and its expenses. Others have one for every month. */
const MOST_OF_ONE_MONTH = 2

/** Receives the records and faults of the files. */
export interface Destination {
  readonly staging: Staging
  readonly problems: Problems
  /** Called with the file for each of its rows. */
  readonly onRow: (file: string) => void
}

/** A table whose rows are being read. */
export interface OpenTable {
  readonly edition: Edition
  readonly header: SheetHeader
  readonly stagingId: number
  readonly checks: RowChecks
  readonly numbers: UnclearNumbers
  readonly hidden: HiddenParts
  rows: number
  /** Rows whose key an earlier one has. */
  repeated: number
}

/** Opens the table of a sheet by its header, whose faults it reports. Returns null if no row can be read. */
export function openTable(
  row: SheetRow,
  recognised: RecordKind,
  location: SourceLocation,
  { staging, problems }: Destination,
): OpenTable | null {
  const names = normaliseHeader(row.cells)
  if (hasRowsByMonth(names, recognised)) {
    problems.error(location, JOURNAL)
    return null
  }
  const edition = inYears(recognised, findYears(names, recognised))
  const header = readHeader(names, edition, { location, problems })
  if (!header) return null
  reportNotes(row, edition, header.columns, { location, problems })
  const stagingId = staging.addSheet(location, header.omitted)
  const numbers = new UnclearNumbers(header)
  const checks = new RowChecks(edition)
  const hidden = new HiddenParts()
  return { edition, header, stagingId, checks, numbers, hidden, rows: 0, repeated: 0 }
}

/** Whether a table has a column for the month of each row in place of a column for each month. */
function hasRowsByMonth(names: readonly string[], { cashFlow, fields }: RecordKind): boolean {
  if (!cashFlow) return false
  const months = names.filter((name) => readMonthlyName(name) !== null)
  return (
    months.length <= MOST_OF_ONE_MONTH &&
    names.some((name) => !Object.hasOwn(fields, name) && isPeriod(name))
  )
}
