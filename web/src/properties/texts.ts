// The page

export const heading = 'Einheitenübersicht'
export const viewLabel = 'Ansicht'
export const noCustomerQuestion = 'Wessen Einheiten möchten Sie sehen?'
export const noCustomerPromise = 'wie Ihre Übersicht aussehen wird'
export const unitsFailed = 'Ihre Einheiten konnten nicht geladen werden.'
export const objectsFailed = 'Ihre Objekte konnten nicht geladen werden.'
export const noneYet = (noun: string) => `Noch keine ${noun} vorhanden`
export const noUnits =
  'Sobald eine Wohnung erfasst ist, finden Sie sie hier, mit Mieter, Vertrag und Terminen.'
export const noObjects =
  'Sobald ein Gebäude erfasst ist, finden Sie es hier, mit Flächen, Rücklagen und Terminen.'

// What the lists are called and counted by

export const unitNouns = {
  one: 'Einheit',
  many: 'Einheiten',
  manyOf: 'Einheiten',
  previous: 'Vorherige Einheit',
  next: 'Nächste Einheit',
  unknown: 'Diese Einheit gibt es nicht',
}

export const objectNouns = {
  one: 'Objekt',
  many: 'Objekte',
  manyOf: 'Objekten',
  previous: 'Vorheriges Objekt',
  next: 'Nächstes Objekt',
  unknown: 'Dieses Objekt gibt es nicht',
}

export const countOf = (count: string, noun: string) => `${count} ${noun}`
export const shownOf = (shown: string, total: string, noun: string) =>
  `${shown} von ${total} ${noun}`
export const allRented = 'heute alle vermietet'
export const noneRented = 'heute alle freistehend'
export const rentedToday = (rented: string, free: string) =>
  `heute ${rented} vermietet, ${free} freistehend`

// Searching, filtering, sorting

export const searchUnits = 'Suche nach Adresse, Name oder Mieter'
export const searchObjects = 'Suche nach Adresse oder Name'
/** What was searched for, on paper. */
export const searched = 'Suche'
export const freeFilter = 'Freistehend'
export const belowMarketFilter = 'Unter Marktmiete'
export const sortLabel = 'Sortieren nach'
export const sortBy = (column: string) => `Nach ${column}`
export const ascendingNow = 'Aufsteigend sortiert, umkehren'
export const descendingNow = 'Absteigend sortiert, umkehren'
export const layoutLabel = 'Darstellung'
export const asCards = 'Karten'
export const asList = 'Liste'

// Nothing found

export const nothingMatches = (text: string) => `Nichts passt zu „${text}“.`
export const nothingChosen = 'Nichts passt zu dieser Auswahl.'
export const resetSearch = 'Suche zurücksetzen'
export const resetAll = 'Suche und Filter zurücksetzen'
export const resetFilters = 'Filter zurücksetzen'

// Columns of the list

export const columns = {
  address: 'Adresse',
  tenant: 'Mieter',
  size: 'Größe',
  rent: 'Monatliche Miete',
  rentPerSqm: 'Miete pro\u00a0m²',
  marketRent: 'Marktmiete pro\u00a0m²',
  marketGap: 'Abstand zur Marktmiete',
  rentalEnd: 'Mietende',
  maintenance: 'Letzte Wartung',
  type: 'Typ',
  units: 'Einheiten',
  rentalArea: 'Mietfläche',
}
export const openEnded = 'unbefristet'
export const besideMarket = (share: string, above: boolean) =>
  `${share} ${above ? 'über' : 'unter'} Markt`
