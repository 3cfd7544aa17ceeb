import { findDocumentDayFault } from '@hausblick/contract/documentDay.ts'
import { findUnreadableDay, readFileName } from '@hausblick/contract/encoding/fileName.ts'
import { quote } from '../problems/problems.ts'

export const REFUSALS = {
  name: 'Der Name sagt nicht, wessen Dokument es ist. Benennen Sie die Datei um, wie readv_KUNDENNUMMER_ADRESSE_JJJJMMTT_ART_NAME.pdf.',
  customer:
    'Diesen Kunden gibt es nicht. Prüfen Sie die Kundennummer im Namen, oder legen Sie den Kunden an, und starten Sie den Import noch einmal.',
  conflict:
    'Der Kunde hat unter diesem Namen schon ein anderes Dokument. Benennen Sie die Datei um, wenn beide bleiben sollen.',
  picture: 'Das ist ein Bild und kein PDF. Speichern Sie es als PDF.',
  extension:
    'Die Endung passt nicht zum Inhalt. Benennen Sie die Datei um: PDFs enden auf .pdf, E-Rechnungen in XML auf .xml.',
  unreadable: 'Die Datei lässt sich nicht lesen. Prüfen Sie, ob Sie sie lesen dürfen.',
} as const

/** Thrown for a file that an archive import refuses. The message, in German, says what to do. */
export class DocumentRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DocumentRefused'
  }
}

/** Returns what is wrong with the day in a document's file name, in German, or null if it is plausible. */
export function findDayFault(fileName: string, today: string): string | null {
  const unread = findUnreadableDay(fileName)
  if (unread !== null)
    return `${quote(unread)} im Namen ist kein Tag (JJJJMMTT): Das Dokument hat das Datum „unbekannt“. Benennen Sie die Datei vor dem Import um, mit dem Tag oder mit „unbekannt“.`
  const date = readFileName(fileName)?.date ?? null
  if (date === null || findDocumentDayFault(date, today) === null) return null
  return `${quote(date.replaceAll('-', ''))} im Namen ist wohl ein Tippfehler: So alt oder so weit voraus ist kein Dokument. Benennen Sie die Datei vor dem Import um.`
}
