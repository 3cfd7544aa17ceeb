import { creditKind } from '../records/kinds/credit.ts'
import { inYears, type RecordKind } from '../records/recordKind.ts'
import { mergeCredit } from './mergeCredit.ts'
import { describeLocation, type Problems, quote, type SourceLocation } from './problems.ts'
import { findYears, listKeyFields, readHeader, type SheetHeader } from './readHeader.ts'
import { readRecord } from './readRecord.ts'
import { normaliseHeader, recogniseKind } from './recogniseKind.ts'
import { reportNotes } from './reportNotes.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import type { Staging } from './staging.ts'

/** Receives the records and faults of the files. */
export interface Destination {
  readonly staging: Staging
  readonly problems: Problems
  /** Columns that may be missing. */
  readonly without: ReadonlySet<string>
  /** Called with the file for each of its rows. */
  readonly onRow: (file: string) => void
}

/** `no table`: the header resembles none; `unusable`: the header is at fault, and no row was read. */
export type SheetOutcome = 'read' | 'no table' | 'unusable'

interface OpenTable {
  readonly kind: RecordKind
  readonly header: SheetHeader
  readonly stagingId: number
}

/**
 * Reads a sheet's table into staging, and reports the faults of its header and rows. Throws an UnreadableFile if reading
 * the sheet fails.
 */
export async function readSheet(
  sheet: Sheet,
  location: SourceLocation,
  destination: Destination,
): Promise<SheetOutcome> {
  let open: OpenTable | undefined
  let isEmpty = true
  for await (const row of sheet.rows) {
    const rowLocation = { ...location, line: row.line }
    if (open) {
      isEmpty = false
      addRow(row, sheet, open, rowLocation, destination)
      destination.onRow(location.file)
    } else {
      const opened = openTable(row, sheet, rowLocation, destination)
      if (typeof opened === 'string') return opened
      open = opened
    }
  }
  if (!open) return 'no table'
  if (isEmpty)
    destination.problems.warning(
      location,
      'Unter der Überschrift steht keine Zeile. Ergänzen Sie die Tabelle, oder lassen Sie sie weg.',
    )
  return 'read'
}

function openTable(
  row: SheetRow,
  sheet: Sheet,
  location: SourceLocation,
  { staging, problems, without }: Destination,
): OpenTable | Exclude<SheetOutcome, 'read'> {
  const names = normaliseHeader(row.cells)
  const recognition = recogniseKind(names, sheet.name)
  if (recognition.result === 'none') return 'no table'
  if (recognition.result === 'ambiguous') {
    problems.error(location, recognition.message)
    return 'unusable'
  }
  const kind = inYears(recognition.kind, findYears(names, recognition.kind))
  const header = readHeader(names, kind, { location, problems, without })
  if (!header) return 'unusable'
  reportNotes(row, kind, header.columns, { location, problems })
  const stagingId = staging.addSheet(location.file, sheet.name, header.omitted.size > 0)
  return { kind, header, stagingId }
}

function addRow(
  row: SheetRow,
  sheet: Sheet,
  { kind, header, stagingId }: OpenTable,
  location: SourceLocation,
  { staging, problems }: Destination,
): void {
  const { columns } = header
  reportNotes(row, kind, columns, { location, problems })
  const surplus = row.cells.slice(columns.length).some((cell) => cell.trim() !== '')
  if (surplus || (!sheet.endsEarly && row.cells.length < columns.length)) {
    problems.error(location, describeWidthFault(row.cells.length, columns.length))
    return
  }
  const record = readRecord(row, kind, header, { location, problems })
  if (!record) return
  const first = staging.addRecord(kind, record, stagingId, row.line)
  if (!first) return
  if (kind === creditKind) {
    const merged = mergeCredit(first, record, { location, problems })
    if (merged) staging.replaceRecord(kind, merged)
    return
  }
  const key = listKeyFields(kind).map((name) => quote(String(record[name])))
  problems.error(
    { ...location, column: kind.idField ?? 'customerid' },
    `${key.join(', ')} steht in ${kind.name} zum zweiten Mal, zuerst in: ${describeLocation(first.location)}. Löschen Sie eine der beiden Zeilen.`,
  )
}

function describeWidthFault(found: number, expected: number): string {
  const [values, columns] = [
    formatCount(found, 'Wert', 'Werte'),
    formatCount(expected, 'Spalte', 'Spalten'),
  ]
  return `Die Zeile hat ${values}, die Überschrift ${columns}. Setzen Sie einen Wert, in dem ein Trennzeichen steht, in Anführungszeichen, oder ergänzen Sie, was fehlt.`
}

function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
