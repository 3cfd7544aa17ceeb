import { REMOVED_KEPT_DAYS } from '@hausblick/contract/calls/corrections.ts'

// The dialog that puts a document right
export const heading = 'Dokument korrigieren'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const remove = 'Entfernen'
export const takeBack = 'Ablage zurücknehmen'
export const give = 'An mehrere geben'
export const otherCustomer = (customer: string) =>
  `${customer} bekommt eine E-Mail, dass ein Schreiben nicht für ihn bestimmt war und nicht mehr in seinen Unterlagen liegt. Der Inhalt steht nicht darin.`

// Its questions
export const removeQuestion = 'Dokument entfernen?'
export const removeNote = (name: string) =>
  `„${name}“ verschwindet sofort aus den Unterlagen des Kunden, auch aus der Suche. ${REMOVED_KEPT_DAYS} Tage lang kann der Betreiber es in der Verwaltung unter „Entferntes“ wiederherstellen, danach wird es gelöscht.`
export const misdirected =
  'Das Schreiben war nicht für diesen Kunden bestimmt. Er wird darüber per E-Mail benachrichtigt.'
export const takeBackQuestion = 'Ablage zurücknehmen?'
export const takeBackNote = (name: string) =>
  `„${name}“ liegt dann wieder im Eingang, unter dem Namen, den der Kunde ihm gegeben hat.`

// What was done
export const corrected = (description: string) => `Gespeichert: ${description}`
export const moved = (description: string, customer: string) =>
  `Zugeordnet zu ${customer}: ${description}`
export const removed = (name: string, day: string) =>
  `Entfernt: ${name}. Bis zum ${day} kann der Betreiber es in der Verwaltung unter „Entferntes“ wiederherstellen.`
export const takenBack = (name: string) => `Wieder im Eingang: ${name}`
