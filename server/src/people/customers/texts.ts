export const noCustomerOfAddress =
  'Zu dieser Adresse gehört kein Kunde. Bitte prüfen Sie die Schreibweise.'
export const noCustomerId = 'Bitte geben Sie eine Customer ID ein.'
export const malformedCustomerId =
  'Eine Kundennummer besteht aus höchstens 64 Buchstaben, Ziffern, Punkten und Bindestrichen und beginnt mit einem Buchstaben oder einer Ziffer. „all“ ist vergeben.'
export const nameTooLong = (most: number) =>
  `Der Name eines Kunden hat höchstens ${most} Zeichen. Bitte kürzen Sie ihn.`
export const takenCustomerId = (customerId: string) =>
  `Die Kundennummer ${customerId} gibt es schon. Bitte wählen Sie eine andere.`
export const customerNotFound = (customerId: string) =>
  `Den Kunden ${customerId} gibt es nicht. Bitte prüfen Sie die Kundennummer. Neue Kunden legt der Betreiber an.`
export const noDeletionRequest =
  'Für diesen Kunden gibt es keinen Löschantrag. Bitte laden Sie die Seite neu.'
