import type { ImportState } from '../../../base/data/imports.ts'
import { formatCount } from '../../../base/format/number.ts'

export const newHeading = 'Neue Zahlen'
export const newIntro =
  'Legen Sie hier ab, was Ihr Hausverwaltungsprogramm oder Ihre Tabelle ausgibt. Sie sehen alle Unterschiede, bevor etwas gespeichert wird.'
export const starting = 'Der Vorgang wird angelegt …'
export const logHeading = 'Vorgänge'
export const logFailed = 'Die Vorgänge konnten nicht geladen werden.'
export const logEmpty = 'Hier steht, was auf dieser Seite eingelesen wird.'
export const more = 'Weitere Vorgänge'
export const startedBy = (moment: string, by: string) => `${moment}, ${by}`
export const noFiles = 'Noch keine Datei'
export const files = (first: string, others: number) =>
  others === 0
    ? first
    : `${first} und ${others === 1 ? 'eine weitere Datei' : `${formatCount(others)} weitere Dateien`}`
export const lookAt = (name: string) => `Ansehen: ${name}`
export const goOn = 'Weiter'
export const look = 'Ansehen'
export const goOnWith = (name: string) => `Weiter: ${name}`

export const stateNames: Readonly<Record<ImportState, string>> = {
  open: 'Dateien fehlen noch',
  examining: 'wird angesehen',
  mapping: 'Spalten zuordnen',
  checking: 'wird geprüft',
  faulty: 'Fehler berichtigen',
  checked: 'Unterschiede ansehen',
  applying: 'wird übernommen',
  applied: 'übernommen',
  undoing: 'wird zurückgenommen',
  undone: 'zurückgenommen',
  discarded: 'verworfen',
  failed: 'fehlgeschlagen',
}

export const changes = (added: number, changed: number, removed: number) => {
  const parts = [
    added > 0 && `${formatCount(added)} neu`,
    changed > 0 && `${formatCount(changed)} geändert`,
    removed > 0 && `${formatCount(removed)} entfernt`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'keine Unterschiede' : parts.join(', ')
}

export const mappings = 'Zuordnungen'
export const templatesHeading = 'Vorlagen zum Ausfüllen'
export const templatesNote =
  'Wenn Sie kein Programm haben, das Tabellen ausgibt: Diese Excel-Dateien erklären jede Spalte und prüfen, was Sie eintragen.'
export const template = (title: string) => `Vorlage ${title}`

export const notAllowed = 'Sie dürfen hier noch keine Zahlen einlesen'
export const howAllowed =
  'Ein Betreiber kann es Mitarbeitern auf der Seite „Mitarbeiter“ erlauben. Bitte wenden Sie sich an ihn.'
export const staffFailed = 'Die Einstellung konnte nicht geladen werden.'
