import type { MergePreview } from '@hausblick/contract/calls/merges.ts'

const integer = new Intl.NumberFormat('de-DE')
const count = (one: string, many: string) => (number: number) =>
  number === 1 ? `1 ${one}` : `${integer.format(number)} ${many}`

export const merge = 'Zusammenführen …'
export const mergeNote =
  'Aus zwei Kunden, die derselbe sind, wird einer; 30 Tage lang lässt sich das zurücknehmen.'
export const title = 'Zwei Kunden zusammenführen'
export const other = 'Anderer Kunde'
export const chooseOther = 'Kunden suchen'
export const whoStays = 'Wer bleibt'
export const explanation =
  'Der eine Kunde bleibt. Alles, was der andere hat, geht zu ihm: Zahlen, Dokumente, Personen, Einladungen. Die Nummer des anderen gibt es danach nicht mehr.'
export const previewFailed = 'Was sich ändert, konnte nicht geladen werden.'
export const goes = (merged: string, customer: string) => `Von ${merged} geht zu ${customer}`
export const nothing = 'Dieser Kunde hat weder Zahlen noch Dokumente noch Personen.'
const conflicts = count(
  'Nummer haben beide, sie bleibt wie bei',
  'Nummern haben beide, sie bleiben wie bei',
)
export const conflictsNote = (number: number, customer: string) =>
  `${conflicts(number)} ${customer}`
export const moreConflicts = (number: number) => `und ${integer.format(number)} weitere`
export const kinds = { unit: 'Einheit', object: 'Objekt', loan: 'Kredit' } as const
const noAddress = 'ohne Anschrift'
export const at = (id: string, address: string) => `bei ${id}: ${address || noAddress}`
export const totals: Readonly<Record<NonNullable<MergePreview['totals']>, string>> = {
  added: 'Die Gesamtzahlen beider werden addiert.',
  taken: 'Die Gesamtzahlen gehen mit.',
  kept: 'Die Gesamtzahlen bleiben, wie sie sind, bis Sie neue Zahlen einlesen: Was beide haben, würde sonst doppelt zählen.',
}
export const sharing = 'Sehen danach die Zahlen und Dokumente beider'
export const guest = (email: string) => `${email} (Gast)`
export const calendarEnds = (merged: string) =>
  `Die Kalenderadresse von ${merged} gilt nicht mehr; die andere zeigt die Termine beider.`
export const drafts = count(
  'noch nicht freigegebene Jahresübersicht entfällt. Bitte erstellen Sie sie neu.',
  'noch nicht freigegebene Jahresübersichten entfallen. Bitte erstellen Sie sie neu.',
)
export const mergeInto = (merged: string, customer: string) =>
  `${merged} mit ${customer} zusammenführen`
export const merging = 'Wird zusammengeführt …'
export const cancel = 'Abbrechen'

// What was merged
export const mergesFailed = 'Die zusammengeführten Kunden konnten nicht geladen werden.'
export const taken = (merged: string) => `Mit ${merged} zusammengeführt`
export const wentOn = (by: string, day: string) => `am ${day} von ${by}`
export const undoneOn = (day: string) => `zurückgenommen am ${day}`
export const undoableUntil = (day: string) => `zurückzunehmen bis ${day}`
export const undo = 'Zurücknehmen …'
export const undoOf = (id: string) => `Zusammenführung mit ${id} zurücknehmen`
export const undoTitle = (id: string) => `${id} wieder zu einem eigenen Kunden machen?`
export const undoFailed = 'Was zurückginge, konnte nicht geladen werden.'
export const returns = (id: string) => `Zu ${id} geht zurück, was von dort kam, wie es jetzt ist:`
export const returnsNothing = 'Von dem, was von dort kam, ist nichts mehr da.'
export const stays = 'Was seitdem dazugekommen ist, bleibt bei dem Kunden, der geblieben ist.'
export const gone = count(
  'Einheit, Objekt oder Kredit gibt es nicht mehr und kommt nicht zurück.',
  'Einheiten, Objekte oder Kredite gibt es nicht mehr und kommen nicht zurück.',
)
export const totalsStay =
  'Die Gesamtzahlen haben sich seitdem geändert. Sie bleiben, bis Sie neue Zahlen einlesen.'
export const staying = (emails: readonly string[]) =>
  `Seitdem dazugekommen sind und bleiben: ${emails.join(', ')}.`
export const undoAction = 'Zurücknehmen'
export const undoing = 'Wird zurückgenommen …'
export const undone = (id: string) => `${id} ist wieder ein eigener Kunde.`
export const close = 'Schließen'
