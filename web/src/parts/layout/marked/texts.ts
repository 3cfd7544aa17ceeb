import { REMOVED_KEPT_DAYS } from '@hausblick/contract/calls/corrections.ts'
import { PAPER_KEPT_DAYS } from '@hausblick/contract/calls/papers.ts'
import { formatCount } from '../../../base/format/number.ts'

// The marks
export const mark = (name: string) => `Markieren: ${name}`
export const markAll = 'Alle markieren'
export const marked = (count: number) =>
  count === 1 ? '1 Dokument markiert' : `${formatCount(count)} Dokumente markiert`
export const clear = 'Markierung aufheben'
/** Names the bar of actions. */
export const bar = 'Markierte Dokumente'

// What is done with them
export const file = 'Erfassen'
export const retype = 'Typ ändern'
export const move = 'Kunden ändern'
/** For post that is no customer's yet; beside other buttons, and alone. */
export const toCustomer = 'An einen Kunden'
export const give = 'In den Eingang eines Kunden'
export const remove = 'Entfernen'

// The dialogs
export const retypeHeading = (count: number) => `Typ ändern: ${documents(count)}`
export const moveHeading = (count: number) => `${documents(count)} einem anderen Kunden geben`
/** For post that is no customer's yet. */
export const giveHeading = (count: number) =>
  `${documents(count)} in den Eingang eines Kunden legen`
export const giveNote = (count: number) =>
  count === 1
    ? 'Es wartet weiter hier. Der Kunde sieht, dass es eingegangen ist.'
    : 'Sie warten weiter hier. Der Kunde sieht, dass sie eingegangen sind.'
export const moveNote =
  'Wer ein Dokument dadurch verliert, bekommt nach einigen Minuten eine E-Mail, dass es nicht für ihn bestimmt war. Der Inhalt steht nicht darin.'
export const moveAction = 'Zuordnen'
export const saveAction = 'Speichern'
export const saving = 'Wird gespeichert …'
export const removeQuestion = (count: number) => `${documents(count)} entfernen?`
export const removeNote = (count: number) =>
  `${count === 1 ? 'Es verschwindet' : 'Sie verschwinden'} sofort aus den Unterlagen der Kunden, auch aus der Suche. ${REMOVED_KEPT_DAYS} Tage lang kann der Betreiber ${count === 1 ? 'es' : 'sie'} in der Verwaltung unter „Entferntes“ wiederherstellen, danach ${count === 1 ? 'wird es' : 'werden sie'} gelöscht.`

/** For post that is no customer's yet. */
export const removePapersNote = `Post, die noch keinem Kunden gehört, verschwindet aus dem Eingang. ${PAPER_KEPT_DAYS} Tage lang kann der Betreiber sie in der Verwaltung unter „Entferntes“ wiederherstellen, danach wird sie gelöscht.`

// What was done
export const filed = (count: number) => `${documents(count)} erfasst.`
export const retyped = (count: number, type: string) =>
  `${documents(count)} mit dem Typ „${type}“ gespeichert.`
export const moved = (count: number, customer: string) =>
  `${documents(count)} zugeordnet zu ${customer}.`
export const removed = (count: number) => `${documents(count)} entfernt.`
export const undo = 'Rückgängig'
export const undone = 'Rückgängig gemacht.'

function documents(count: number): string {
  return count === 1 ? '1 Dokument' : `${formatCount(count)} Dokumente`
}
