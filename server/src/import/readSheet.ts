import { creditKind } from '../records/kinds/credit.ts'
import type { RecordKind } from '../records/recordKind.ts'
import { type Header, keyFields, readHeader } from './header.ts'
import { mergeCredit } from './mergeCredit.ts'
import { reportNotes } from './notes.ts'
import { describeSheetPlace, type Problems, quote, type SheetPlace } from './problems.ts'
import { headerNames, recogniseTable } from './recognise.ts'
import { readRecord } from './record.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import type { Staging } from './staging.ts'

/** Where what is read goes. */
export interface Destination {
  readonly staging: Staging
  readonly problems: Problems
  /** Columns that may be missing. */
  readonly without: ReadonlySet<string>
  /** Called with the file for every row of it. */
  readonly onRow: (file: string) => void
}

/** `no table`: nothing like a header of one is there; `unusable`: its rows cannot be told apart. */
export type SheetOutcome = 'read' | 'no table' | 'unusable'

interface OpenTable {
  readonly table: RecordKind
  readonly header: Header
  readonly stagingId: number
}

/** Reads a table, the header first, into the staging, and reports whatever is wrong with its header and rows. */
export async function readSheet(
  sheet: Sheet,
  place: SheetPlace,
  destination: Destination,
): Promise<SheetOutcome> {
  let open: OpenTable | undefined
  let isEmpty = true
  for await (const row of sheet.rows) {
    const rowPlace = { ...place, line: row.line }
    if (open) {
      isEmpty = false
      addRow(row, sheet, open, rowPlace, destination)
      destination.onRow(place.file)
    } else {
      const opened = openTable(row, sheet, rowPlace, destination)
      if (typeof opened === 'string') return opened
      open = opened
    }
  }
  if (!open) return 'no table'
  if (isEmpty)
    destination.problems.warning(
      place,
      'Unter der Überschrift steht keine Zeile. Ergänzen Sie die Tabelle, oder lassen Sie sie weg.',
    )
  return 'read'
}

function openTable(
  row: SheetRow,
  sheet: Sheet,
  place: SheetPlace,
  { staging, problems, without }: Destination,
): OpenTable | Exclude<SheetOutcome, 'read'> {
  const names = headerNames(row.cells)
  const recognised = recogniseTable(names, sheet.name)
  if (recognised.kind === 'nothing') return 'no table'
  if (recognised.kind === 'unclear') {
    problems.error(place, recognised.message)
    return 'unusable'
  }
  const { table } = recognised
  const header = readHeader(names, table, { place, problems, without })
  if (!header) return 'unusable'
  reportNotes(row, table, header.columns, { place, problems })
  const stagingId = staging.addSheet(place.file, sheet.name, header.omitted.size > 0)
  return { table, header, stagingId }
}

function addRow(
  row: SheetRow,
  sheet: Sheet,
  { table, header, stagingId }: OpenTable,
  place: SheetPlace,
  { staging, problems }: Destination,
): void {
  const { columns } = header
  reportNotes(row, table, columns, { place, problems })
  const surplus = row.cells.slice(columns.length).some((cell) => cell.trim() !== '')
  if (surplus || (!sheet.endsEarly && row.cells.length < columns.length)) {
    problems.error(place, widthFault(row.cells.length, columns.length))
    return
  }
  const record = readRecord(row, table, header, { place, problems })
  if (!record) return
  const first = staging.addRecord(table, record, stagingId, row.line)
  if (!first) return
  if (table === creditKind) {
    const merged = mergeCredit(first, record, { place, problems })
    if (merged) staging.rewriteRecord(table, merged)
    return
  }
  const key = keyFields(table).map((name) => quote(String(record[name])))
  problems.error(
    { ...place, column: table.idField ?? 'customerid' },
    `${key.join(', ')} steht in ${table.name} zum zweiten Mal, zuerst in: ${describeSheetPlace(first.place)}. Löschen Sie eine der beiden Zeilen.`,
  )
}

function widthFault(found: number, expected: number): string {
  const [values, columns] = [
    counted(found, 'Wert', 'Werte'),
    counted(expected, 'Spalte', 'Spalten'),
  ]
  return `Die Zeile hat ${values}, die Überschrift ${columns}. Setzen Sie einen Wert, in dem ein Trennzeichen steht, in Anführungszeichen, oder ergänzen Sie, was fehlt.`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
