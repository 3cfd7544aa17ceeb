import { plural } from '@hausblick/figures/plural.ts'
import type { ImportFault, ImportState } from '../../../base/data/imports.ts'
import { formatCount } from '../../../base/format/number.ts'

// While the service is at work
export const working = 'Der Dienst arbeitet'
export const doings: Readonly<Partial<Record<ImportState, string>>> = {
  examining: 'Die Dateien werden angesehen',
  checking: 'Die Zahlen werden geprüft und verglichen',
  applying: 'Die Zahlen werden übernommen',
  undoing: 'Der Vorgang wird zurückgenommen',
}
export const progress = (rows: number, of: number | null) =>
  `${of === null ? '' : `${formatCount(rows)} von `}${formatCount(of ?? rows)} ${plural(of ?? rows, 'Zeile', 'Zeilen')}`
const readOn =
  'Sie können die Seite verlassen: Es geht ohne Sie weiter, und unter „Alle Vorgänge“ finden Sie es wieder. Gespeichert wird noch nichts.'
const writeOn =
  'Sie können die Seite verlassen. Wird die Arbeit unterbrochen, bleibt nichts halb: Es geht weiter, oder alles bleibt, wie es war.'
export const mayLeave: Readonly<Partial<Record<ImportState, string>>> = {
  examining: readOn,
  checking: readOn,
  applying: writeOn,
  undoing: writeOn,
}

// Ended without figures
export const failedTitle = 'Der Vorgang ist fehlgeschlagen'
export const discardedTitle = 'Der Vorgang ist verworfen'
export const nothingWritten = 'Es wurde nichts gespeichert: Alle Zahlen sind, wie sie waren.'
export const startAnew = 'Neu beginnen'

// The faults
const count = (number: number, one: string, several: string) =>
  number === 1 ? one : `${formatCount(number)} ${several}`
export const found = (errors: number, warnings: number) => {
  const parts = [
    ...(errors > 0 ? [count(errors, 'Ein Fehler', 'Fehler')] : []),
    ...(warnings > 0 ? [count(warnings, 'ein Hinweis', 'Hinweise')] : []),
  ]
  if (errors === 0) return 'Bitte bestätigen Sie, was gemeint ist'
  return parts.join(' und ')
}
export const foundNote =
  'Gespeichert ist noch nichts. Berichtigen Sie die Werte hier für diesen Vorgang, oder schicken Sie die Liste dem, der die Tabelle führt, und lesen Sie die berichtigte Datei neu ein.'
export const setRight =
  'Fehler müssen behoben sein, bevor es weitergeht. Hinweise halten nichts auf; bitte sehen Sie sie an.'
export const download = 'Liste als Excel-Datei'
export const fileName = 'Fehler.xlsx'
export const faults = 'Fehler und Hinweise'
export const faultsFailed = 'Die Liste der Fehler konnte nicht geladen werden.'
export const severities: Readonly<Record<ImportFault['severity'], string>> = {
  error: 'Fehler',
  warning: 'Hinweis',
}
export const where = (line: number | null, column: string | null) => {
  const parts = [
    ...(line === null ? [] : [`Zeile ${formatCount(line)}`]),
    ...(column === null ? [] : [`Spalte „${column}“`]),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}
export const fileAndSheet = (file: string | null, sheet: string | null) =>
  [...(file === null ? [] : [file]), ...(sheet === null ? [] : [`Blatt „${sheet}“`])].join(' · ')
export const inFile = 'In der Datei:'
export const emptyCell = 'leer'
export const correctedTo = (value: string) =>
  value === '' ? 'Für diesen Vorgang geleert' : `Für diesen Vorgang geändert zu „${value}“`
export const rightValue = 'Richtiger Wert'
export const valueFor = (where: string) => `für ${where}`
export const entered = (number: number) =>
  count(number, 'Ein Wert geändert, noch nicht geprüft', 'Werte geändert, noch nicht geprüft')
export const checkAgain = 'Neu prüfen'

// What a person may accept
export const missingQuestion = 'Diese Spalten fehlen in den Dateien, obwohl Werte gespeichert sind'
export const missingNote =
  'Vielleicht wurde eine Spalte vergessen oder nicht zugeordnet. Wenn sie fehlen soll, bestätigen Sie es: Die gespeicherten Werte bleiben dann, wie sie sind.'
export const missing = (title: string) => `„${title}“ darf fehlen`
export const movesQuestion = (number: number) =>
  number === 1
    ? 'Eine Zeile gehört bisher einem anderen Kunden'
    : `${formatCount(number)} Zeilen gehören bisher anderen Kunden`
export const movesNote =
  'Vielleicht stimmt eine Kundennummer nicht. Nach einem Verkauf ist es richtig.'
export const movesAccepted = 'Sie sollen zum Kunden aus den Dateien wechseln'
export const valuations = 'Frühere Bewertungen'
export const valuationsNote =
  'Sie bleiben neben denen aus den Dateien, gezeigt wird die neueste. Nach einem Tippfehler im Datum verdeckt die falsche sonst die richtige.'
export const valuationsForgotten = 'Von den Zeilen in den Dateien vergessen'

// Beside the differences
export const hints = (warnings: number) => count(warnings, 'Ein Hinweis', 'Hinweise')
