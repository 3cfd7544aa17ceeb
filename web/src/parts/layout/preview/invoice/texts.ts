export const heading = 'E-Rechnung'
export const failed = 'Die Angaben der E-Rechnung konnten nicht geladen werden.'
export const doubtful = 'Das passt nicht zusammen'
export const supplier = 'Lieferant'
export const deliveredTo = 'Geliefert an'
export const amounts = 'Beträge'
export const lines = (count: number) =>
  count === 1 ? 'Eine Position' : `${count.toLocaleString('de-DE')} Positionen`
export const otherLines = (count: number) =>
  count === 1
    ? 'Eine weitere Position steht im Dokument.'
    : `${count.toLocaleString('de-DE')} weitere Positionen stehen im Dokument.`
