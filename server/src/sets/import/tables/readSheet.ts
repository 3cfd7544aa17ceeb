import { creditKind } from '../../../records/kinds/credit.ts'
import type { Finding } from '../checking/finding.ts'
import type { Sheet, SheetRow } from '../files/sheet.ts'
import {
  explainHeader,
  type HeaderExplanation,
  JOURNAL,
  SEARCHED_ROWS,
} from '../headers/explainHeader.ts'
import { listKeyFields } from '../headers/readHeader.ts'
import {
  NO_TABLE,
  normaliseHeader,
  type Recognition,
  recogniseKind,
} from '../headers/recogniseKind.ts'
import { reportNotes } from '../headers/reportNotes.ts'
import {
  describeLocation,
  type Problems,
  quote,
  type SourceLocation,
} from '../problems/problems.ts'
import { mergeCredit } from './mergeCredit.ts'
import { type Destination, type OpenTable, openTable } from './openTable.ts'
import { readRecord } from './readRecord.ts'

/** Fewer rows with a repeated key may be mistakes. */
const LEAST_REPEATED = 3

/** `unusable`: the header is at fault, and no row was read. */
export type SheetOutcome = 'read' | 'unusable' | NoTable

/** The header resembles none of the tables'. */
export interface NoTable {
  /** Null if it is not known what the sheet is instead. */
  readonly explanation: HeaderExplanation | null
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
  let table: OpenTable | undefined
  const head: SheetRow[] = []
  for await (const row of sheet.rows) {
    const rowLocation = { ...location, line: row.line }
    if (table) {
      addRow(row, sheet, table, rowLocation, destination)
      destination.onRow(location.file)
      continue
    }
    const recognition: Recognition =
      head.length === 0 ? recogniseKind(normaliseHeader(row.cells), sheet.name) : { result: 'none' }
    if (recognition.result === 'recognised') {
      const opened = openTable(row, recognition.kind, rowLocation, destination)
      if (!opened) return 'unusable'
      table = opened
    } else if (head.push(row) >= SEARCHED_ROWS) break
  }
  if (!table) return explainSheet(head, sheet, location, destination)
  reportTable(table, location, destination)
  return 'read'
}

/** Returns why a sheet is no table, and reports what would be lost by leaving it out. */
function explainSheet(
  head: readonly SheetRow[],
  sheet: Sheet,
  location: SourceLocation,
  { problems }: Destination,
): SheetOutcome {
  const explanation = explainHeader(head)
  const recognition = recogniseKind(normaliseHeader(head[0]?.cells ?? []), sheet.name)
  const isAmbiguous = recognition.result === 'ambiguous'
  if (!isAmbiguous && !explanation?.isOurs) return { explanation }
  const line = explanation?.line ?? head[0]?.line ?? null
  problems.error(
    { ...location, line },
    explanation?.message ?? (isAmbiguous ? recognition.message : NO_TABLE),
  )
  return 'unusable'
}

/** Reports what is odd about a table as a whole. */
function reportTable(
  { edition: { kind }, header, checks, numbers, hidden, rows, repeated }: OpenTable,
  location: SourceLocation,
  { problems }: Destination,
): void {
  if (rows === 0)
    problems.warning(
      location,
      'Unter der Überschrift steht keine Zeile. Ergänzen Sie die Tabelle, oder lassen Sie sie weg.',
    )
  for (const finding of checks.end()) reportFinding(finding, location, problems)
  numbers.report(location, problems)
  const told = hidden.describe(header.columns)
  if (told !== null) problems.warning(location, told)
  // Deleting all but one row of each, as the error about each row advises, would lose the other months.
  if (kind.cashFlow && repeated >= LEAST_REPEATED && repeated >= rows / 2)
    problems.error(location, JOURNAL)
}

function reportFinding(finding: Finding, location: SourceLocation, problems: Problems): void {
  const { line, field: column, value, remark } = finding
  const cell = line === null ? {} : { label: column, cell: value }
  problems.warning({ ...location, line, column, ...cell }, `${quote(value)} ${remark}`, {
    rule: remark,
    value,
  })
}

function addRow(
  row: SheetRow,
  sheet: Sheet,
  table: OpenTable,
  location: SourceLocation,
  { staging, problems }: Destination,
): void {
  const { edition, header, stagingId, checks } = table
  const { kind } = edition
  const { columns } = header
  table.rows += 1
  table.numbers.add(row)
  table.hidden.add(row)
  reportNotes(row, edition, columns, { location, problems })
  const surplus = row.cells.slice(columns.length).some((cell) => cell.trim() !== '')
  if (surplus || (!sheet.endsEarly && row.cells.length < columns.length)) {
    problems.error(location, describeWidthFault(row.cells.length, columns.length))
    return
  }
  const record = readRecord(row, edition, header, { location, problems })
  if (!record) return
  const texts: Record<string, string> = {}
  for (const [index, name] of columns.entries())
    if (name !== null) texts[name] = row.cells[index] ?? ''
  for (const finding of checks.check({ line: row.line, texts, record }))
    reportFinding(finding, location, problems)
  const first = staging.addRecord(edition, record, stagingId, row.line)
  if (!first) return
  if (kind === creditKind) {
    const merged = mergeCredit(first, record, { location, problems })
    if (merged) staging.replaceRecord(edition, merged)
    return
  }
  table.repeated += 1
  const key = listKeyFields(kind).map((name) => String(record[name]))
  problems.error(
    { ...location, column: kind.idField ?? 'customerid' },
    `${key.map(quote).join(', ')} steht in ${kind.name} zum zweiten Mal, zuerst in: ${describeLocation(first.location)}. Löschen Sie eine der beiden Zeilen.`,
    { rule: 'repeated', value: key.join(', ') },
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
