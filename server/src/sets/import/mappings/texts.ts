export const noMapping =
  'Diese Zuordnung gibt es nicht mehr. Laden Sie die Seite neu, um zu sehen, welche es gibt.'

export const nameTaken = (name: string) =>
  `Unter dem Namen „${name}“ gibt es schon eine Zuordnung für diese Tabelle. Wählen Sie einen anderen Namen.`

export const nameMissing = 'Die Zuordnung braucht einen Namen.'
export const notLearned = 'Das ist schon vergessen. Bitte laden Sie die Seite neu.'
export const accounts = 'Konten'
export const notRead = 'nicht eingelesen'
export const notCounted = 'nicht gezählt'
export const uses = { income: 'Einnahme', expense: 'Ausgabe' } as const
