export const erase = 'Kunden löschen'
export const eraseOf = (customerId: string) => `Kunden löschen: ${customerId}`
export const eraseTitle = (customerId: string) => `Kunden ${customerId} löschen?`
export const erasedTitle = (customerId: string) => `Kunde ${customerId} ist gelöscht`
export const previewFailed = 'Was gelöscht würde, konnte nicht geladen werden.'
export const eraseNote =
  'Das lässt sich nicht rückgängig machen. Wer zu diesem Kunden gehört, wird überall abgemeldet. Was Sie nach dem Gesetz aufbewahren müssen, wird gesperrt: Nur noch Betreiber finden es hier, bis die Frist abgelaufen ist.'
export const erased = 'Wird gelöscht'
export const wasErased = 'Gelöscht'
export const locked = 'Bleibt gesperrt'
export const until = 'Längstens bis'
export const what = 'Was'
export const documentsOf = (type: string) => `Dokumente: ${type}`
export const nothing = 'Über diesen Kunden ist nichts gespeichert als seine Nummer.'
export const confirmation = 'Kundennummer zur Bestätigung'
export const noConfirmation = 'Bitte geben Sie die Kundennummer noch einmal ein.'
export const eraseAction = 'Endgültig löschen'
export const erasing = 'Wird gelöscht …'
export const cancel = 'Abbrechen'
export const close = 'Schließen'
export const saveReport = 'Nachweis speichern'
export const resultNote =
  'Bewahren Sie den Nachweis auf: Wenn Sie eine ältere Sicherung einspielen, ist der Kunde wieder da, und Sie müssen ihn noch einmal löschen. Dasselbe gilt, wenn er noch in Tabellen steht, die Sie einlesen.'
export const cleaningNote = (customerId: string) =>
  `Dateien und Suchwörter verschwinden in den nächsten Minuten. Damit auch in den Dateien der Datenbank nichts übrig bleibt, führen Sie auf dem Server aus: npm run delete -- --customer ${customerId}`

// The report as a file
export const reportTitle = 'Löschnachweis'
export const reportName = (customerId: string) => `loeschnachweis-${customerId}.txt`
export const reportLine = (customerId: string, at: string) =>
  `Der Kunde mit der Nummer ${customerId} wurde am ${at} gelöscht.`
