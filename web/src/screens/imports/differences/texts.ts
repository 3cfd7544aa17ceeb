import type { ImportDifference } from '../../../base/data/imports.ts'
import { formatCount } from '../../../base/format/number.ts'

type Change = ImportDifference['change']

export const title = 'Das ändert sich'
export const note = (corrections: number) => {
  const unwritten = 'Gespeichert ist noch nichts. Eine Zahl führt zu ihren Zeilen.'
  if (corrections === 0) return unwritten
  const cells = corrections === 1 ? 'Ein Wert ist' : `${formatCount(corrections)} Werte sind`
  return `${unwritten} ${cells} für diesen Vorgang berichtigt.`
}
export const noneTitle = 'Keine Unterschiede'
export const noneNote = 'Die Dateien sagen dasselbe wie das, was gespeichert ist.'
export const onlyOwnersTitle = 'Eigentümer, keine neuen Zahlen'
export const onlyOwnersNote =
  'Die Dateien nennen Eigentümer mit ihren Adressen; Zahlen ändern sich nicht. Nach dem Übernehmen können Sie die Eigentümer einladen.'

// How many rows of each table
export const countsCaption = 'Zahl der Zeilen, die sich ändern, nach Tabelle'
export const table = 'Tabelle'
export const changeHeads: Readonly<Record<Change, string>> = {
  added: 'Neu',
  changed: 'Geändert',
  removed: 'Entfernt',
}
export const changes: Readonly<Record<Change, string>> = {
  added: 'neu',
  changed: 'geändert',
  removed: 'entfernt',
}
export const show = (count: number, title: string, change: Change) =>
  `${title}: ${formatCount(count)} ${count === 1 ? 'Zeile' : 'Zeilen'} ${changes[change]}, ansehen`
export const losesMany = (removed: number, stored: number) =>
  `${formatCount(removed)} von ${formatCount(stored)} entfernt`

// The rows one by one
export const listTitle = 'Im Einzelnen'
export const listCaption = 'Was sich ändert, mit altem und neuem Wert'
export const failed = 'Die Unterschiede konnten nicht geladen werden.'
export const found = (total: number) =>
  total === 0
    ? 'Dazu ändert sich nichts.'
    : total === 1
      ? 'Eine Zeile'
      : `${formatCount(total)} Zeilen`
export const more = 'Weitere Zeilen …'
export const field = 'Angabe'
export const before = 'Bisher'
export const after = 'Neu'
export const nothing = '–'
export const customerOf = (id: string) => `Kunde ${id}`
export const onlyCustomer = (id: string) => `Nur Kunde ${id} ansehen`
export const allFields = (count: number) => `Alle ${formatCount(count)} Angaben`
export const fewerFields = 'Weniger Angaben'
export const fieldsOf = (text: string, row: string) => `${text} von ${row}`
export const search = 'Suche'
export const everyTable = 'Alle Tabellen'
export const change = 'Änderung'
export const everyChange = 'Alle Änderungen'
export const customer = 'Kundennummer'
export const clear = 'Filter löschen'
export const accepted = 'Was Sie dazu entscheiden können'

// Applying
export const apply = 'Übernehmen'
export const applyNote = 'Danach sehen die Eigentümer die neuen Zahlen. Sie können es zurücknehmen.'
export const applyNothingNote = 'Der Vorgang wird damit abgeschlossen; keine Zahl ändert sich.'
export const losesQuestion = 'So viel entfernen?'
export const losesAction = 'Entfernen und übernehmen'
export const losesNote =
  'Mehr als ein Zehntel fällt weg. Vielleicht ist eine Datei unvollständig. Entfernt würden:'
export const losesOf = (title: string, removed: number, stored: number) =>
  `${title}: ${formatCount(removed)} von ${formatCount(stored)}`
