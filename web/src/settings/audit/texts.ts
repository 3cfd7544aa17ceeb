export const ownLog = 'Protokoll'
export const ownLogNote =
  'Wer sich angemeldet hat, wer Ihre Daten angesehen und wer etwas geändert hat. Was Sie selbst ansehen, steht nicht darin.'
export const log = 'Protokoll der Zugriffe'
export const logNote =
  'Wer sich angemeldet, Daten von Kunden angesehen oder etwas geändert hat. Zeilen lassen sich weder ändern noch löschen.'
export const failed = 'Das Protokoll konnte nicht geladen werden.'
export const empty = 'Noch steht nichts im Protokoll.'
export const nothingFound = 'Dazu steht nichts im Protokoll.'
export const older = 'Ältere Zeilen anzeigen'
export const loading = 'Wird geladen …'
export const of = (customerId: string) => `Kunde ${customerId}`
export const ofMany = 'Listen mehrerer Kunden'
export const you = 'Sie'

// The filters
export const action = 'Was'
export const everything = 'Alles'
export const who = 'Wer (E-Mail-Adresse)'
export const customer = 'Kunde'
export const everyCustomer = 'Alle Kunden'
export const onlyCustomer = (customerId: string) => `Nur ${customerId}`
export const from = 'Von'
export const to = 'Bis'
export const clear = 'Filter löschen'
export const csv = 'Als CSV herunterladen'
export const preparing = 'Wird vorbereitet …'
