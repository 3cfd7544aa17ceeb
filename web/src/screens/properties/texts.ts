import { DATE_NAMES } from '@hausblick/figures/due/upcoming.ts'
import { NO_BREAK } from '../../base/format/number.ts'

// The page
export const heading = 'Einheitenübersicht'
export const viewLabel = 'Ansicht'
export const units = 'Einheiten'
export const objects = 'Objekte'
export const unitsFailed = 'Ihre Einheiten konnten nicht geladen werden.'
export const objectsFailed = 'Ihre Objekte konnten nicht geladen werden.'
export const noneYet = (many: string) => `Noch keine ${many} vorhanden`
export const unitsPromise = 'Danach finden Sie hier jede Wohnung, mit Mieter, Vertrag und Terminen.'
export const noUnits =
  'Sobald eine Wohnung erfasst ist, finden Sie sie hier, mit Mieter, Vertrag und Terminen.'
export const noObjects =
  'Sobald ein Gebäude erfasst ist, finden Sie es hier, mit Flächen, Rücklagen und Terminen.'

// For staff who have not selected a customer
export const noCustomerQuestion = 'Wessen Einheiten möchten Sie sehen?'
export const noCustomerPromise = 'wie Ihre Übersicht aussehen wird'

// Above the list
export const searchUnits = 'Suche nach Adresse, Name oder Mieter'
export const searchObjects = 'Suche nach Adresse oder Name'
export const layoutLabel = 'Darstellung'
export const asCards = 'Karten'
export const asList = 'Liste'
export const belowMarket = 'Unter Marktmiete'
export const unit = 'Einheit'
export const object = 'Objekt'
export const objectsOf = 'Objekten'
export const countOf = (count: string, noun: string) => `${count} ${noun}`
export const shownOf = (shown: string, total: string, noun: string) =>
  `${shown} von ${total} ${noun}`
export const allRented = 'heute alle vermietet'
export const noneRented = 'heute alle freistehend'
export const oneRented = 'heute vermietet'
export const oneFree = 'heute freistehend'
export const rentedToday = (rented: string, free: string) =>
  `heute ${rented} vermietet, ${free} freistehend`
export const searched = 'Suche'
export const filterOnPaper = (filter: string) => `„${filter}“`

// If search and filters match nothing
export const nothingMatches = (text: string) => `Nichts passt zu „${text}“.`
export const nothingChosen = 'Nichts passt zu dieser Auswahl.'
export const resetSearch = 'Suche zurücksetzen'
export const resetFilters = 'Filter zurücksetzen'
export const resetAll = 'Suche und Filter zurücksetzen'

// Cards, columns and entries; some are declined after „Nach“
export const rented = 'Vermietet'
export const free = 'Freistehend'
export const address = 'Adresse'
export const tenant = 'Mieter'
export const type = 'Typ'
export const size = 'Größe'
export const rooms = 'Zimmer'
export const roomsOf = (count: string) => `${count} Zimmer`
export const unitCount = 'Anzahl Einheiten'
export const unitCountInOrder = 'Anzahl der Einheiten'
export const unitsNotRecorded = (count: string, notRecorded: string) => `${count} (${notRecorded})`
export const rent = 'Monatliche Miete'
export const rentInOrder = 'monatlicher Miete'
export const rentPerSqm = `Miete pro${NO_BREAK}m²`
export const marketRentPerSqm = `Marktmiete pro${NO_BREAK}m²`
export const marketGap = 'Abstand zur Marktmiete'
export const netYield = 'Nettomietrendite'
export const costPerSqm = `Kosten pro${NO_BREAK}m²`
export const rentalEnd = 'Mietende'
export const openEnded = 'unbefristet'
export const lastMaintenance = 'Letzte Wartung'
export const lastMaintenanceInOrder = 'letzter Wartung'
export const rentalArea = 'Mietfläche'

// The comparison of a rent with the market
export const asHighAsMarket = 'auf Höhe der Marktmiete'
export const overMarket = 'über der Marktmiete'
export const underMarket = 'unter der Marktmiete'
export const lessThanOnePercent = `weniger als 1${NO_BREAK}%`
export const underOnePercent = `<${NO_BREAK}1${NO_BREAK}%`
export const amountAMonth = (amount: string) => `${amount} im Monat`
export const marketLine = (amount: string, side: string, share: string) =>
  `${amount} ${side} (${share})`
export const marketShare = (share: string, side: string) => `${share} ${side}`
export const asMarketShortly = 'etwa wie der Markt'
export const overMarketShortly = (share: string) => `${share} über Markt`
export const underMarketShortly = (share: string) => `${share} unter Markt`

// The frame of a dialog
export const previousUnit = 'Vorherige Einheit'
export const nextUnit = 'Nächste Einheit'
export const previousObject = 'Vorheriges Objekt'
export const nextObject = 'Nächstes Objekt'
export const placeOf = (place: string, total: string) => `${place} von ${total}`
export const contracts = 'Mietverträge'
export const leads = 'Mehr dazu'
export const toPage = { unit: 'Zur Seite der Einheit', object: 'Zur Seite des Objekts' } as const
export const toFigures = 'Zahlen auf dem Dashboard'
export const toObject = (name: string) => `Objekt ${name}`
export const toUnit = (name: string) => `Einheit ${name}`
export const toLoan = (name: string, address: string) => `${name}, ${address}`
export const toDocuments = 'Alle Dokumente dieser Adresse'
export const unknownUnit = 'Diese Einheit gibt es nicht'
export const unknownObject = 'Dieses Objekt gibt es nicht'
export const unknownReason =
  'Vielleicht ist der Link unvollständig, oder der Bestand hat sich inzwischen geändert. In der Übersicht finden Sie alles, was heute dazugehört.'
export const toList = 'Zur Übersicht'

// The sections of a dialog and their entries, in order
export const generalSection = 'Allgemeine Informationen'
export const status = 'Status'
export const tenantName = 'Name'
export const contractSection = 'Vertragsdetails'
export const rentalStart = 'Mietbeginn'
export const expired = 'abgelaufen'
export const rentAgreement = 'Mietanpassung'
export const rentAgreements = {
  graduated: 'Staffelmiete',
  indexed: 'Indexmiete',
  comparable: 'bis zur Vergleichsmiete',
} as const
export const areaSection = 'Flächen'
export const landArea = 'Grundstücksfläche'
export const grossFloorArea = 'Bruttogrundfläche'
export const financeSection = 'Finanzielle Details'
export const marketComparison = 'Marktvergleich'
export const marketRent = 'Marktmiete im Monat'
export const nextRentIncrease = 'Nächste Mieterhöhung'
export const nextIncreases = {
  graduated: DATE_NAMES.rentStep,
  indexed: DATE_NAMES.rentIndex,
  comparable: nextRentIncrease,
} as const
export const noted = 'vorgemerkt, zu prüfen'
export const maintenanceReserve = 'Instandhaltungsrücklage im Monat'
export const modernisationReserve = 'Modernisierungsrücklage im Monat'
export const maintenanceSection = 'Wartung'
export const maintenanceType = 'Art der Wartung'
export const maintainedOn = 'Zuletzt am'
export const maintainedIn = 'Zuletzt'
export const modernisationSection = 'Geplante Modernisierungen'
export const plannedFor = 'Geplant für'
export const plannedDayPassed = 'Termin verstrichen'
export const estimatedCost = 'Geschätzte Kosten'
export const withinAYear = 'in den nächsten 12 Monaten'
export const extrasSection = 'Objektinformationen'
export const garages = 'Garagen'
export const parking = 'Stellplätze'
export const cellars = 'Keller'
export const playArea = 'Spielfläche'
export const garden = 'Garten, Terrasse, Balkon'
