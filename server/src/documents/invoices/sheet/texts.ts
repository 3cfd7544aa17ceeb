export const viewOf = (day: string) =>
  `Ansicht der E-Rechnung, erstellt am ${day}; maßgeblich ist die Datei`
export const doubtful = 'Das passt nicht zusammen:'
export const unnamed = 'Lieferant ohne Namen'
export const to = 'An'
export const deliveredTo = 'Geliefert an, geleistet bei'
export const otherLines = (count: number) =>
  count === 1
    ? 'Eine weitere Position steht nur in der Datei.'
    : `${count.toLocaleString('de-DE')} weitere Positionen stehen nur in der Datei.`
export const householdShare = (amount: string) =>
  `Darin enthaltene Arbeitskosten nach § 35a EStG: ${amount}`
export const payment = 'Zahlung'
export const notes = 'Hinweise'
export const attachments = 'Anlagen in der Datei'
