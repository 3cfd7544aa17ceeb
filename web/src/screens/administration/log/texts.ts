export const logNote =
  'Wer sich angemeldet, Daten von Kunden angesehen oder etwas geändert hat. Zeilen lassen sich weder ändern noch löschen.'
export const nothingFound = 'Dazu steht nichts im Protokoll.'

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
