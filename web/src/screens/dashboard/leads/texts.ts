export const returns = 'Renditen und Jahre im Vergleich'
export const aboutReturns =
  'Mietrenditen, Rendite auf Ihr Eigenkapital und seit dem Kauf, und alle Jahre nebeneinander.'
export const netYield = (year: number) => `Nettomietrendite ${year}`
export const sinceReturns = 'seit dem Kauf'

export const whatIf = 'Ausprobieren: Was wäre, wenn …'
export const aboutScenario =
  'Probieren Sie aus, was höhere Mieten, andere Zinsen oder ein Verkauf in zehn Jahren bedeuten.'
export const onePercentInterest = 'im Monat bei 1 Prozentpunkt mehr Zins'
export const onePercentRent = 'im Monat bei 1 % mehr Einnahmen'

export const report = 'Jahresübersicht herunterladen'
export const aboutReport =
  'Alle Zahlen eines Jahres als PDF, Excel oder CSV, mit den Unterlagen für die Steuer.'
export const ofYear = (name: string, year: number) => `${name} ${year}`

export const unitDetails = 'Details der Einheit'
export const objectDetails = 'Details des Objekts'
export const rentAMonth = 'Miete im Monat'
export const aboutDetails = 'Alles, was zu Vertrag, Flächen, Wartung und Ausstattung erfasst ist.'
export const documents = 'Dokumente dieser Adresse'
export const contracts = 'Mietverträge'
