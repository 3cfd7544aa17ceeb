export const viewOf = (day: string) =>
  `Ansicht der E-Rechnung, erstellt am ${day}; maßgeblich ist die Datei`
export const doubtful = 'Das passt nicht zusammen:'
export const unnamed = 'Lieferant ohne Namen'
export const to = 'An'
export const deliveredTo = 'Geliefert an, geleistet bei'
const onlyInFile = (count: number, one: string, several: string) =>
  count === 1
    ? `${one} steht nur in der Datei`
    : `${count.toLocaleString('de-DE')} ${several} stehen nur in der Datei`
export const otherLines = (count: number) =>
  `${onlyInFile(count, 'Eine weitere Position', 'weitere Positionen')}.`
export const otherAmounts = (count: number) =>
  `${onlyInFile(count, 'Ein weiterer Betrag', 'weitere Beträge')}.`
export const otherCharacters = (count: number) =>
  `… (${onlyInFile(count, 'ein weiteres Zeichen', 'weitere Zeichen')})`
export const otherEntries = (count: number) =>
  `… ${onlyInFile(count, 'eine weitere Angabe', 'weitere Angaben')}`
export const householdShare = (amount: string) =>
  `Darin enthaltene Arbeitskosten nach § 35a EStG: ${amount}`
export const payment = 'Zahlung'
export const notes = 'Hinweise'
export const attachments = 'Anlagen in der Datei'
