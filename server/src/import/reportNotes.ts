import { type Edition, findEncoding } from '../records/editions.ts'
import { type Problems, quote, type SourceLocation } from './problems.ts'
import type { Columns } from './readHeader.ts'
import type { CellNote, SheetRow } from './sheet.ts'

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
    const message = MESSAGES[note.kind](note, quote(row.cells[note.index] ?? ''))
    if (FAULTS.has(note.kind)) problems.error({ ...location, column }, message)
    else problems.warning({ ...location, column }, message)
  }
}

const TEXTS_ONLY: ReadonlySet<CellNote['kind']> = new Set(['rounded', 'guarded'])
const FAULTS: ReadonlySet<CellNote['kind']> = new Set(['formula', 'spanned'])

const MESSAGES: Readonly<Record<CellNote['kind'], (note: CellNote, value: string) => string>> = {
  formula: () =>
    'In dieser Zelle steht eine Formel ohne gespeichertes Ergebnis. Öffnen Sie die Mappe in der Tabellenkalkulation, speichern Sie sie, und importieren Sie sie noch einmal.',
  rounded: (_, value) =>
    `${value} ist als Zahl gespeichert, von der eine Tabellenkalkulation nur 15 Ziffern behält. Formatieren Sie die Spalte als Text, und tragen Sie die Ziffern noch einmal ein.`,
  repeated: ({ range }, value) =>
    `Die Zellen ${range} sind verbunden: ${value} gilt für jede ihrer Zeilen. Heben Sie die Verbindung auf, und tragen Sie die Werte einzeln ein, wenn das nicht gemeint ist.`,
  guarded: (_, value) =>
    `${value} beginnt mit einem Apostroph, wie ihn der Export vor Zeichen setzt, mit denen eine Formel beginnt. Streichen Sie ihn, wenn er nicht zum Wert gehört.`,
  spanned: ({ range }) =>
    `Die Zellen ${range} sind über mehrere Spalten verbunden. Heben Sie die Verbindung auf, und tragen Sie in jede Spalte ihren Wert ein.`,
}
