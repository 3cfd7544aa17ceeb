import { documentDayFault } from '@hausblick/contract/documentDay.ts'
import { readFileName, unreadDay } from '@hausblick/contract/encoding/fileName.ts'
import { quote } from '../problems.ts'

/** Says what is wrong with the day in a document's file name, and what to do; null where nothing is. */
export function dayFault(fileName: string, today: string): string | null {
  const unread = unreadDay(fileName)
  if (unread !== null)
    return `${quote(unread)} im Namen ist kein Tag (JJJJMMTT): Das Dokument hat das Datum „unbekannt“. Benennen Sie die Datei vor dem Import um, mit dem Tag oder mit „unbekannt“.`
  const date = readFileName(fileName)?.date ?? null
  if (date === null || documentDayFault(date, today) === null) return null
  return `${quote(date.replaceAll('-', ''))} im Namen ist wohl ein Tippfehler: So alt oder so weit voraus ist kein Dokument. Benennen Sie die Datei vor dem Import um.`
}
