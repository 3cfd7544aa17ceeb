import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { ColumnType } from '@hausblick/contract/mapping/subjects.ts'
import type { ImportSheet } from '../../../base/data/imports.ts'
import { formatCount } from '../../../base/format/number.ts'

// The sheets
export const sheets = 'Tabellen dieses Vorgangs'
export const sheetsIntro =
  'Zu jeder Tabelle sagen Sie einmal, was in ihren Spalten steht. Die nächste Datei derselben Quelle wird danach von selbst erkannt.'
export const decisions: Readonly<Record<ImportSheet['decision'], string>> = {
  open: 'offen',
  mapped: 'zugeordnet',
  own: 'eigene Form',
  'left-out': 'ausgelassen',
  empty: 'leer',
}
export const unreadable = 'nicht lesbar'
export const readAs = (title: string | null, mapping: string | null) =>
  [title, mapping === null ? null : `Zuordnung „${mapping}“`]
    .filter((part) => part !== null)
    .join(' · ')
export const openSheets = (count: number) =>
  count === 1 ? 'Eine Tabelle ist noch offen.' : `${formatCount(count)} Tabellen sind noch offen.`
export const nothingToRead =
  'Alle Tabellen sind ausgelassen. Ordnen Sie mindestens eine zu, oder verwerfen Sie den Vorgang.'
export const check = 'Weiter: prüfen'
export const sheetFailed = (name: string) => `${name} konnte nicht geladen werden.`

// One sheet
export const noHeader =
  'Hier wurde keine Zeile mit Überschriften gefunden. Ist es ein Deckblatt, lassen Sie die Tabelle aus. Sonst fügen Sie in der Datei Überschriften ein und laden sie neu.'
export const emptySheet = 'Diese Tabelle ist leer und wird übergangen.'
export const unreadableTitle = 'Diese Datei lässt sich nicht lesen'
export const unreadableNote =
  'Lassen Sie die Datei aus, dann geht es mit den anderen weiter. Oder berichtigen Sie sie, und ersetzen Sie sie im Schritt „Dateien“.'
export const unreadableLeftOut =
  'Die Datei ist ausgelassen. Soll sie doch gelesen werden, berichtigen Sie sie, und ersetzen Sie sie im Schritt „Dateien“.'
export const replaceFile = 'Datei ersetzen'
export const ownSheet = 'Diese Tabelle hat die Form einer Vorlage und wird ohne Zuordnung gelesen.'
export const subject = 'Was steht in dieser Tabelle?'
export const chooseSubject = 'Bitte wählen'
export const firstRows = 'Die ersten Zeilen'
export const notRecognised =
  'Was in dieser Tabelle steht, wurde nicht erkannt. Wählen Sie es oben aus, oder lassen Sie die Tabelle aus, wenn sie nichts enthält, was Ihre Eigentümer sehen sollen.'
export const several = 'Mehrere gespeicherte Zuordnungen passen zu dieser Tabelle.'
export const fitting = 'Gespeicherte Zuordnung'
export const useFitting = 'Diese verwenden'
export const changed = 'Die Überschriften haben sich seit dem letzten Mal geändert.'
export const added = (headings: readonly string[]) => `Neu: ${quoted(headings)}.`
export const missing = (headings: readonly string[]) => `Nicht mehr da: ${quoted(headings)}.`
export const changedNote = 'Bitte prüfen Sie die neuen Spalten, bevor Sie übernehmen.'

const quoted = (names: readonly string[]) => names.map((name) => `„${name}“`).join(', ')

// Columns
export const columns = 'Spalten'
export const columnsHelp = (line: number | null) =>
  `Die Überschriften stehen in Zeile ${line}. Zu jeder Spalte sehen Sie, was vorgeschlagen wird. Wählen Sie etwas anderes, wo es nicht stimmt.`
export const fieldOf = (heading: string) => `Was steht in „${heading}“?`
export const ignore = 'Nicht einlesen'
export const joinedTo = (heading: string) => `gehört zu „${heading}“`
export const unknown = 'nicht erkannt'
export const likely = 'bitte prüfen'
export const isNew = 'neue Spalte'
export const twice = 'zweimal gewählt'
export const joinsWith = (headings: string) => `zusammen mit ${headings}`
export const monthOf = (heading: string) => `Monat von „${heading}“`
export const settingsOf = (heading: string) => `Spalte „${heading}“ einstellen`
export const moreRows = 'Mehr Zeilen zeigen'
export const fewerRows = 'Weniger Zeilen zeigen'
export const line = 'Zeile'
export const emptyCell = 'leer'
export const examples = 'Beispiele:'

// The settings of a column
export const columnTitle = (heading: string) => `Spalte „${heading}“`
export const typeLabel = 'Gelesen als'
export const types: Readonly<Record<ColumnType, string>> = {
  text: 'Text',
  id: 'Kennung (Text mit führenden Nullen)',
  money: 'Betrag in Euro',
  area: 'Fläche in m²',
  percent: 'Prozent',
  count: 'Anzahl',
  number: 'Zahl',
  date: 'Datum',
}
export const numbers = 'Wie sind die Zahlen geschrieben?'
export const numberForms = {
  '': 'wie die Spalte zeigt',
  de: 'mit Komma: 1.250,50',
  en: 'mit Punkt: 1,250.50',
} as const
export const join = 'Zusammenfügen mit einer weiteren Spalte'
export const joinNone = 'Keine'
export const idSplit = 'Was in einer Zelle steht'
export const idSplits = {
  '': 'nur die Kennung',
  'id-name': 'Nummer und Name: „E-1001 Böhm“ und „Böhm (E-1001)“ sind „E-1001“',
  'building-unit': 'Objekt, dann Einheit: „0012/001“ liegt im Objekt „0012“',
  'unit-building': 'Einheit, dann Objekt: „WE 3 / Haus 12“ liegt im Objekt „12“',
} as const
export const inBuilding = 'Die Nummer gibt es in jedem Objekt („3“ im Objekt „101“ wird „101-3“)'
export const fillDown = 'Leere Zellen haben den Wert der Zeile darüber'
export const meanings = 'Was einzelne Werte bedeuten'
export const meaningsNote =
  'Zum Beispiel wird aus „*** leer ***“ nichts. Lassen Sie „wird zu“ frei, damit nichts gespeichert wird.'
export const cellText = 'Steht in der Zelle'
export const becomes = 'wird zu'
export const addMeaning = 'Wert hinzufügen'
export const removeMeaning = (text: string) => `Bedeutung von „${text}“ entfernen`
export const separate = (heading: string) => `„${heading}“ nicht mehr zusammenfügen`
export const meaning = (from: string, to: string) =>
  `„${from}“ wird ${to === '' ? 'nichts' : `zu „${to}“`}`
export const done = 'Fertig'
export const words = 'Was die Wörter bedeuten'
export const word = (text: string) => `„${text}“`
export const meaningOf = (text: string) => `Was „${text}“ bedeutet`

// Fixed values
export const constants = 'Feste Werte und Jahr'
export const constantsNote =
  'Ein fester Wert gilt für alle Zeilen, etwa die Kundennummer einer Datei, die keine nennt.'
export const constantField = 'Angabe'
export const constantValue = 'Fester Wert'
export const addConstant = 'Festlegen'
export const constant = (label: string, value: string) => `${label}: ${value}`
export const removeConstant = (label: string) => `Festen Wert für ${label} entfernen`
export const needsCustomers = 'Keine Zeile nennt ihren Kunden.'
export const needsCustomersNote =
  'Steht die Einheit oder das Objekt in einer anderen Datei dieses Vorgangs mit ihrem Kunden, wird er dort nachgesehen. Gehört die ganze Datei einem Kunden, tragen Sie seine Kundennummer ein.'
export const customerOfAll = 'Kundennummer für alle Zeilen'
export const year = 'Jahr'
export const yearHint =
  'Gilt, wo die Datei ihr Jahr nicht nennt. Buchungen anderer Jahre werden aufgeführt und nicht eingelesen. Ohne Jahr gelten alle.'
export const setCustomer = 'Für alle Zeilen übernehmen'

// Journals
export const amounts = 'Wie stehen die Beträge?'
export const amountForms: Readonly<
  Record<NonNullable<MappingProfile['postings']>['amounts'], string>
> = {
  'debit-credit': 'Soll und Haben in zwei Spalten',
  side: 'Betrag mit Spalte Soll/Haben',
  signed: 'Betrag mit Vorzeichen (minus ist Ausgabe)',
  inverted: 'Betrag mit Vorzeichen (plus ist Ausgabe)',
  unsigned: 'Betrag ohne Vorzeichen',
  reversals: 'Ohne Vorzeichen, Minus ist eine Stornierung',
}
export const accounts = 'Konten'
export const accountsNote =
  'Jede Buchung wird nach ihrem Konto in Monate zusammengefasst. Sagen Sie einmal, was ein Konto bedeutet.'
export const account = 'Konto'
export const postings = 'Buchungen'
export const sum = 'Saldo'
export const countsAs = 'zählt als'
export const kind = 'Art'
export const useOf = (name: string) => `Konto ${name} zählt als`
export const kindOf = (name: string) => `Art des Kontos ${name}`
export const newKindOf = (name: string) => `Eigene Art des Kontos ${name}`
export const pleaseChoose = 'Bitte wählen'
export const uses = {
  income: 'Einnahme',
  expense: 'Ausgabe',
  ignore: 'nicht einlesen',
} as const
export const ownKind = 'Eigene Art …'
export const accept = (count: number) =>
  count === 1 ? 'Vorschlag übernehmen' : `${formatCount(count)} Vorschläge übernehmen`
export const proposals = 'Für Konten ohne Zuordnung gibt es Vorschläge.'

// What comes of it
export const result = 'Was daraus wird'
export const records = (count: number) =>
  count === 1 ? 'Eine Zeile geht ein' : `${formatCount(count)} Zeilen gehen ein`
export const inFile = 'laut Datei'
/** @param other what the sum is compared with, where it differs */
export const compared = (isPrinted: boolean, other: string | null) => {
  if (isPrinted) return other === null ? '= Summe der Zeilen' : `Zeilen ergeben ${other}`
  return other === null ? '= geht ein' : `${other} gehen ein`
}
export const trying = 'Die Zuordnung wird an der ganzen Tabelle ausprobiert …'
export const trialFailed = 'Die Zuordnung konnte nicht ausprobiert werden.'
export const obstacles = 'Das fehlt noch'
export const findings = 'Das ist in den Zellen aufgefallen'
export const finding = (message: string, count: number) =>
  count === 1 ? message : `${message} (${formatCount(count)} Zellen)`

// Deciding
export const mappingName = 'Name der Zuordnung'
export const nameHint = 'Unter diesem Namen wird die nächste Datei derselben Quelle erkannt.'
export const leaveOut = 'Tabelle auslassen'
export const leaveFileOut = 'Datei auslassen'
export const save = 'Zuordnung übernehmen'
export const finishFirst = 'Bitte ergänzen Sie zuerst, was noch fehlt.'
