import { maxLengths } from '@hausblick/contract/maxLengths.ts'

export const noOwners =
  'Zu diesem Import gibt es keine Liste von Eigentümern. Bitte lesen Sie eine Datei ein, in der ihre Adressen stehen.'
export const ownerGone =
  'Die Liste der Eigentümer hat sich geändert. Bitte laden Sie die Seite neu, und wählen Sie noch einmal aus.'
export const sharedAddress = (email: string, customerIds: readonly string[]) =>
  `${email} steht bei mehreren Kunden: ${customerIds.join(', ')}. Bitte bestätigen Sie, dass ein Konto alle sehen soll, oder nehmen Sie die Adresse aus der Auswahl.`

export const malformedId =
  'Diese Kundennummer ist zu lang oder hat Zeichen, die nicht vorkommen dürfen. Bitte berichtigen Sie sie in der Datei.'
export const noAddress =
  'Hier steht keine E-Mail-Adresse. Der Kunde wird angelegt, aber niemand eingeladen.'
export const badAddress = 'Das ist keine E-Mail-Adresse. Bitte berichtigen Sie sie in der Datei.'
export const ownAddress =
  'Diese Adresse gehört Ihrem Haus. Bitte tragen Sie die Adresse des Eigentümers ein.'
export const longName = `Dieser Name hat mehr als ${maxLengths.customerName} Zeichen. Bitte kürzen Sie ihn in der Datei.`
