export const failed = 'Das Protokoll konnte nicht geladen werden.'
export const empty = 'Noch steht nichts im Protokoll.'
export const older = 'Ältere Zeilen anzeigen'
export const loading = 'Wird geladen …'
export const of = (customerId: string) => `Kunde ${customerId}`
export const ofMany = 'Listen mehrerer Kunden'
export const you = 'Sie'
