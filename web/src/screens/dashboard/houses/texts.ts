import { formatCount } from '../../../base/format/number.ts'

export const heading = 'Objekte'
export const countOf = (count: number) => `${formatCount(count)} Objekte`
export const shownOf = (shown: number, total: number) =>
  `${formatCount(shown)} von ${formatCount(total)} Objekten`
export const readFailed = 'Ihre Objekte konnten nicht geladen werden.'
export const filterLabel = 'Objekte filtern'
export const filterOnPaper = 'Filter'
export const noneFound = (filter: string) => `Kein Objekt passt zu „${filter}“.`
export const clearFilter = 'Filter zurücksetzen'
export const all = (count: number) => `Alle ${formatCount(count)} Objekte anzeigen`
export const fewer = 'Weniger Objekte anzeigen'

// The columns; some are declined after „Nach“
export const address = 'Objekt'
export const addressInOrder = 'Adresse'
export const value = 'Wert'
export const rent = 'Monatliche Miete'
export const rentInOrder = 'monatlicher Miete'
export const cashFlow = 'Überschuss nach Kreditraten'
export const netYield = 'Nettomietrendite'
export const vacancy = 'Leerstand'
export const unitsOf = (count: number) =>
  count === 1 ? '1 Einheit' : `${formatCount(count)} Einheiten`
/** How many of a building's units are the owner's; their number is only said where it is not less than that. */
export const ownUnits = (own: number, all: number | null) => {
  if (own === 0) return 'keine Ihrer Einheiten erfasst'
  const of =
    all !== null && all > own
      ? `${formatCount(own)} von ${formatCount(all)} Einheiten`
      : unitsOf(own)
  return `davon Ihre: ${of}`
}
export const wholeHouse = (value: string) => `ganzes Objekt ${value}`
export const freeToday = (count: number) =>
  count === 0 ? 'heute alle vermietet' : `heute ${formatCount(count)} freistehend`

export const how = (year: number) => [
  `Alle Beträge gelten für die gezeigten Monate ${year}, die Miete für einen Monat.`,
  'Gezählt wird, was Ihnen gehört: das Objekt mit seinen eigenen Zahlen, wenn alle seine Einheiten als Ihre erfasst sind (nach Anzahl und Mietfläche, ohne beides nach dem Wert), sonst die Summe Ihrer Einheiten darin; der Wert des ganzen Objekts steht dann darunter. Ein Objekt, von dem keine Einheit erfasst ist, zählt, wenn es in Ihren Gesamtwert passt; sonst steht n/a, und es zählt nicht zur Summe.',
  'Überschuss nach Kreditraten: Einnahmen weniger Ausgaben, davon ab die Kreditraten; Kredite für mehrere Objekte zählen anteilig nach deren Wert.',
  'Nettomietrendite: Einnahmen weniger Ausgaben des ganzen Jahres, vor Kreditraten, geteilt durch den Wert; fehlt ein Monat, steht n/a.',
  'Leerstand: was im Jahr laut Angabe nicht vermietet war; sind nur Einheiten erfasst, deren Durchschnitt.',
]
