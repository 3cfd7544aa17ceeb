export const contact = 'Wer Sie sind'
export const contactNote = (needed: number) =>
  `Steht im Kontakt, im Impressum, unter jeder E-Mail und auf Berichten. Nötig sind nur die ${needed} Angaben mit *, alle anderen können leer bleiben.`
export const needed = (label: string) => `${label} *`
export const hours = 'Zeiten'
export const hoursNote = 'Stehen im Kontakt. Feiertage kennt der Dienst nicht.'
export const opening = 'Öffnungszeiten'
export const booking = 'Zeiten für Termine'
export const addHours = 'Zeit hinzufügen'
export const removeHours = (days: string) => `Zeit entfernen: ${days || 'ohne Tage'}`
export const from = 'von'
export const until = 'bis'
export const days = 'Tage'
export const imprint = 'Impressum'
export const imprintNote = 'Was leer ist, lässt das Impressum weg.'
export const privacy = 'Datenschutz'
export const privacyNote =
  'Was die Datenschutzerklärung nennen muss. Tragen Sie Dienstleister mit Namen und Ort ein, wenn Sie welche nutzen.'
export const recipients = 'Dienstleister, die Daten erhalten (Art. 13 Abs. 1 DSGVO)'
export const missing = (label: string) => `Bitte füllen Sie aus: ${label}.`
export const weekdays = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const
export const shortWeekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const
export const range = (first: string, last: string) => `${first} bis ${last}`
export const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`
