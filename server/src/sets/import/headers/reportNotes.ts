import { type Edition, findEncoding } from '../../../records/editions.ts'
import type { CellNote, SheetRow } from '../files/sheet.ts'
import { describeCellError } from '../problems/cellErrors.ts'
import { type Problems, quote, type SourceLocation } from '../problems/problems.ts'
import type { Columns } from './readHeader.ts'

/** Reports the notes that the reader of a file attached to a row's cells. */
export function reportNotes(
  row: SheetRow,
  edition: Edition,
  columns: Columns,
  { location, problems }: { location: SourceLocation; problems: Problems },
): void {
  for (const note of row.notes ?? []) {
    const column = columns[note.index] ?? null
    const encoding = column === null ? undefined : findEncoding(edition, column)?.kind
    if (TEXTS_ONLY.has(note.kind) && encoding !== 'text' && encoding !== 'idList') continue
    const message = describeNote[note.kind](note, row.cells[note.index] ?? '')
    if (FAULTS.has(note.kind)) problems.error({ ...location, column }, message)
    else problems.warning({ ...location, column }, message)
  }
}

const TEXTS_ONLY: ReadonlySet<CellNote['kind']> = new Set(['rounded', 'guarded'])
const FAULTS: ReadonlySet<CellNote['kind']> = new Set(['formula', 'spanned'])

/** A day, not a number. */
const SLASHED = /\d\/\d/

/** Returns in German what a reader noticed in a cell, and what to do. */
export const describeNote: Readonly<
  Record<CellNote['kind'], (note: Pick<CellNote, 'range'>, text: string) => string>
> = {
  formula: (_, text) => describeCellError('formula', text),
  rounded: (_, text) => describeCellError('rounded', text),
  repeated: ({ range }, text) =>
    `Die Zellen ${range} sind verbunden: ${quote(text)} gilt für jede ihrer Zeilen. Heben Sie die Verbindung auf, und tragen Sie die Werte einzeln ein, wenn das nicht gemeint ist.`,
  guarded: (_, text) =>
    `${quote(text)} beginnt mit einem Apostroph, wie ihn der Export vor Zeichen setzt, mit denen eine Formel beginnt. Streichen Sie ihn, wenn er nicht zum Wert gehört.`,
  unclear: (_, text) =>
    SLASHED.test(text)
      ? `${quote(text)} ist nicht eindeutig: Aus der Spalte geht nicht hervor, ob Tag oder Monat vorn steht. Berichtigen Sie den Wert, etwa zu 24.02.2025.`
      : `${quote(text)} ist nicht eindeutig: Aus der Spalte geht nicht hervor, ob das Komma oder der Punkt vor den Nachkommastellen steht. Legen Sie es für die Spalte fest, oder berichtigen Sie den Wert.`,
  spanned: ({ range }) =>
    `Die Zellen ${range} sind über mehrere Spalten verbunden. Heben Sie die Verbindung auf, und tragen Sie in jede Spalte ihren Wert ein.`,
}
