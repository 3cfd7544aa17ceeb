export const sameCustomer = 'Bitte wählen Sie zwei verschiedene Kunden.'
export const demoStays =
  'Der Demo-Kunde kann nicht zusammengeführt werden. Bitte wählen Sie einen anderen Kunden.'
export const changedSince =
  'Seit der Vorschau hat sich etwas geändert. Bitte prüfen Sie die Vorschau noch einmal.'
export const deletionPending = (customerId: string) =>
  `Für ${customerId} liegt ein Löschantrag vor. Bitte bearbeiten Sie ihn zuerst.`
export const reportsInWork = (customerId: string) =>
  `Für ${customerId} werden gerade Jahresübersichten erstellt. Bitte versuchen Sie es in einigen Minuten noch einmal.`
export const mergeGone = 'Diese Zusammenführung gibt es nicht mehr. Bitte laden Sie die Seite neu.'
export const undoneAlready =
  'Diese Zusammenführung wurde schon zurückgenommen. Bitte laden Sie die Seite neu.'
export const tooLate = (days: number) =>
  `Zusammenführungen lassen sich ${days} Tage lang zurücknehmen. Diese Zeit ist vorbei.`
export const idTaken = (customerId: string) =>
  `Die Kundennummer ${customerId} ist wieder vergeben. Führen Sie den neuen Kunden ${customerId} zuerst mit einem anderen zusammen oder löschen Sie ihn.`
export const laterMerge = (merged: string, customerId: string) =>
  `Seitdem wurde ${merged} mit ${customerId} zusammengeführt. Bitte nehmen Sie das zuerst zurück.`
