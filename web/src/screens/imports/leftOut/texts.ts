export const title = 'Was nicht eingelesen wird'
export const nothing = 'Alle Zeilen und Beträge dieser Tabelle gehen ein.'
export const part = 'In der Datei'
export const rows = 'Zeilen'
export const unitOf = (count: number) => (count === 1 ? 'Zeile' : 'Zeilen')
export const amounts = 'Beträge'
export const columnOf = (column: string) => (column === '' ? '' : `${column}: `)
export const balance = (column: string, inFile: string, goesIn: string, leftOut: string) =>
  `„${column}“: ${inFile} stehen in der Datei, ${goesIn} gehen ein, ${leftOut} bleiben weg.`
export const removeRule = 'Doch einlesen'
export const removeRuleOf = (name: string) => `Doch einlesen: „${name}“`
export const doubts = 'Bitte prüfen Sie das, bevor Sie weitergehen'

// Before going on
export const question = 'Soll es so eingelesen werden?'
export const questionNote =
  'Vielleicht ist ein Konto, ein Jahr oder eine Spalte anders gemeint. Gespeichert wird jetzt noch nichts.'
export const goOn = 'So einlesen'
export const goBack = 'Zurück zur Zuordnung'

// Beside the differences
export const leftOutSheet = (name: string) => `${name} ist ausgelassen.`
