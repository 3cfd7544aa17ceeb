import type { ImportOwner } from '@hausblick/contract/calls/importOwners.ts'
import { formatCount } from '../../../base/format/number.ts'

// The way to the owners
export const listed = (count: number) =>
  count === 1
    ? 'Ein Eigentümer mit Adresse in den Dateien'
    : `${formatCount(count)} Eigentümer mit Adresse in den Dateien`
export const linkNote =
  'Sie können sie zu Hausblick einladen. Niemand bekommt Post, bevor Sie auswählen und senden.'
export const lookAndInvite = 'Eigentümer einladen'

// The owners
export const title = 'Eigentümer einladen'
export const back = 'Zurück zum Vorgang'
export const note =
  'Wählen Sie aus, wen Sie einladen. Erst Ihr Klick auf „senden“ verschickt E-Mails; wer noch kein Kunde ist, wird dabei angelegt.'
export const failed = 'Die Liste der Eigentümer konnte nicht geladen werden.'
export const mail = 'So sieht die E-Mail aus'
export const from = (sender: string) => `Von ${sender}`
export const owners = 'Eigentümer'
export const search = 'Nummer, Name oder E-Mail-Adresse suchen'
export const chooseAll = (count: number) => `Alle auswählen (${formatCount(count)})`
export const chooseNone = 'Auswahl löschen'
export const send = (count: number) =>
  count === 0
    ? 'Einladungen senden'
    : count === 1
      ? '1 Einladung senden'
      : `${formatCount(count)} Einladungen senden`
export const create = (count: number) =>
  count === 1 ? '1 Kunden anlegen' : `${formatCount(count)} Kunden anlegen`
export const chooseFirst = 'Bitte wählen Sie zuerst Eigentümer aus.'
export const confirmFirst = (addresses: readonly string[]) =>
  `Diese Adressen stehen bei mehreren Kunden: ${addresses.slice(0, 5).join(', ')}${addresses.length > 5 ? ' …' : ''}. Bitte bestätigen Sie es bei den Eigentümern, oder nehmen Sie sie aus der Auswahl.`
export const invited = (customers: number, mails: number) => {
  const made = customers === 1 ? 'Ein Kunde wurde' : `${formatCount(customers)} Kunden wurden`
  const queued = mails === 1 ? 'Eine E-Mail wird' : `${formatCount(mails)} E-Mails werden`
  const parts = [
    ...(customers > 0 ? [`${made} angelegt.`] : []),
    ...(mails > 0 ? [`${queued} gesendet; was daraus wird, steht unten.`] : []),
  ]
  return parts.length === 0 ? 'Alle sind schon eingeladen.' : parts.join(' ')
}
export const nobodyFound = 'Dazu gibt es keinen Eigentümer in der Liste.'
export const more = 'Weitere werden geladen …'

// One owner
export const newCustomer = 'noch kein Kunde'
export const noAddress = 'ohne E-Mail-Adresse'
export const sharedWith = (customerIds: readonly string[]) =>
  `Die Adresse gehört auch zu ${customerIds.join(', ')}.`
export const confirmShared = (customerIds: readonly string[]) =>
  `Ein Konto soll die Zahlen von ${customerIds.join(', ')} sehen`
export const states: Readonly<Record<ImportOwner['state'], string>> = {
  open: 'nicht eingeladen',
  queued: 'wird gesendet',
  sent: 'gesendet',
  refused: 'abgewiesen',
  opened: 'geöffnet',
  redeemed: 'eingelöst',
  expired: 'abgelaufen',
}
export const because = (reason: string) => `Der Mailserver sagt: ${reason}`
