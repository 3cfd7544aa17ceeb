import type { WebhookState } from '@hausblick/contract/webhooks.ts'

// The page
export const about =
  'Hausblick meldet anderen Programmen, was hier geschieht: unterschrieben, mit Nummern statt Namen. Was nicht ankommt, wird 24 Stunden lang wiederholt und 30 Tage aufbewahrt.'
export const receivers = 'Empfänger'
export const failed = 'Die Webhooks konnten nicht geladen werden.'
export const none = 'Noch wird niemandem etwas gemeldet.'

// A receiver
export const states: Readonly<Record<WebhookState, string>> = {
  active: 'aktiv',
  paused: 'angehalten',
  restored: 'aus einer Sicherung',
}
export const failing = (since: string) => `Seit ${since} Uhr kommt nichts an.`
export const succeeded = (at: string) => `Zuletzt zugestellt: ${at} Uhr`
export const neverSucceeded = 'Noch nichts zugestellt'
export const counts = (waiting: number, failed: number) =>
  `${waiting} wartend, ${failed} aufgegeben`
export const restoredNote =
  'Diese Installation stammt aus einer Sicherung. Es wird nichts gesendet, bis Sie es freigeben: Sendet die ursprüngliche noch, kämen Meldungen sonst doppelt an.'
export const pause = 'Anhalten'
export const resume = 'Fortsetzen'
export const release = 'Freigeben'
export const probe = 'Probe senden'
export const renew = 'Geheimnis erneuern'
export const remove = 'Löschen'
export const actionOf = (action: string, url: string) => `${action}: ${url}`
export const probed = 'Die Probe ist angekommen.'
export const removeQuestion = 'Webhook löschen?'
export const removeNote = (url: string) =>
  `An ${url} wird nichts mehr gemeldet, auch nicht, was noch wartet.`
export const renewQuestion = 'Geheimnis erneuern?'
export const renewNote =
  'Was ab jetzt gesendet wird, ist mit dem neuen Geheimnis unterschrieben. Tragen Sie es gleich beim Empfänger ein.'

// What has not arrived
export const showFailures = 'Nicht Zugestelltes ansehen'
export const hideFailures = 'Nicht Zugestelltes ausblenden'
export const failuresFailed = 'Das nicht Zugestellte konnte nicht geladen werden.'
export const noFailures = 'Alles ist angekommen.'
export const retry = 'Erneut senden'
export const retryOne = (number: number) => `Meldung ${number} erneut senden`
export const retryAll = 'Alle erneut senden'
export const tried = (at: string, isGivenUp: boolean) =>
  isGivenUp ? `aufgegeben am ${at} Uhr` : `zuletzt versucht am ${at} Uhr, wird wiederholt`
export const retried = (count: number) =>
  count === 1 ? 'Eine Meldung wird erneut gesendet.' : `${count} Meldungen werden erneut gesendet.`

// A new one
export const add = 'Hinzufügen'
export const addTitle = 'Webhook hinzufügen'
export const address = 'Adresse'
export const addressHint = 'Wohin gemeldet wird, wie https://programm.example/hausblick'
export const enterAddress = 'Bitte geben Sie die Adresse des Empfängers ein.'
export const events = 'Was gemeldet wird'
export const chooseEvent = 'Bitte wählen Sie, was gemeldet wird.'
export const secretTitle = 'Geheimnis des Webhooks'
export const secretNote =
  'Daran erkennt der Empfänger, dass eine Meldung von hier kommt. Tragen Sie es dort ein: Es wird nur jetzt gezeigt.'
export const secret = 'Geheimnis'
