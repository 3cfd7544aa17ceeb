import { formatCount, formatQuantity, NO_BREAK } from '../../../base/format/number.ts'

// The section
export const heading = 'Kreditübersicht'
export const readFailed = 'Die Kredite konnten nicht geladen werden.'
export const debtFailed =
  'Die Restschuld von heute konnte nicht geladen werden. Die Kredite stehen hier mit ihrer zuletzt erfassten.'

// The totals of the loans
export const countOf = (count: number) =>
  count === 1 ? '1 Kredit' : `${formatCount(count)} Kredite`
export const shownOf = (shown: number, total: number) =>
  `${formatCount(shown)} von ${total === 1 ? '1 Kredit' : `${formatCount(total)} Krediten`}`
export const owed = (amount: string, days: string) => `Restschuld ${amount} ${days}`
export const asRecorded = 'wie zuletzt erfasst'
export const partlyUnknown = 'soweit bekannt'
export const alsoForOthers = {
  unit: 'auch für andere Einheiten',
  object: 'auch für andere Objekte',
} as const

// Filtering and sorting
export const filterLabel = 'Filter nach Wohnungsname'
export const filterOnPaper = 'Filter'
export const sortLabel = 'Sortieren nach'
export const directionLabel = 'Reihenfolge'
export const fields = {
  address: 'Wohnungsname',
  payment: 'Monatliche Zahlung',
  interestRate: 'Zinssatz',
  remainingCredit: 'Verbleibender Kredit',
  duration: 'Dauer',
} as const
export const directions = { ascending: 'Aufsteigend', descending: 'Absteigend' } as const
export const noneFound = (filter: string) => `Kein Kredit passt zu „${filter}“.`
export const clearFilter = 'Filter zurücksetzen'

// One loan
/** Returns what follows each of some names in a sentence. */
export const separatorsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    index < count - 2 ? ', ' : index === count - 2 ? ' und ' : '',
  )
export const forUnits = (count: number) =>
  count === 1 ? 'Für' : `Für ${formatCount(count)} Einheiten:`
export const forObjects = (count: number) =>
  count === 1 ? 'Für' : `Für ${formatCount(count)} Objekte:`
export const yearsRemaining = 'restliche Jahre'
export const elapsed = (percent: string) => `${percent} der Laufzeit vorbei`
export const statuses = {
  repaid: 'abbezahlt',
  ended: 'Laufzeit beendet',
  unpaid: 'Laufzeit vorbei, noch nicht abbezahlt',
} as const
export const owedOn = (day: string, isScenario: boolean) =>
  `am ${day}${isScenario ? ' (Szenario: Zinsbindung vorbei)' : ''}`
export const elapsedTerm = 'Abgelaufene Laufzeit'
export const repaid = 'Abbezahlt'
/** @param tenths of a year */
export const years = (tenths: number) =>
  `${formatQuantity(tenths)}${NO_BREAK}${tenths === 10 ? 'Jahr' : 'Jahre'}`

// The table of several loans
export const onAverage = 'im Mittel'
export const all = (count: number) => `Alle ${formatCount(count)} Kredite anzeigen`
export const fewer = 'Weniger Kredite anzeigen'
export const meanRate =
  'Verbleibender Kredit ist, was an dem Tag daneben geschuldet wird. Der Zinssatz im Mittel ist danach gewichtet; fehlt eines von beiden, steht n/a.'

// When the fixed interest ends
export const ladderHeading = 'Wann die Zinsbindung endet'
export const ladderExplained = (days: string, isEstimate: boolean) =>
  `Restschuld ${days}, und was am Ende der Zinsbindung noch geschuldet wird${isEstimate ? '; wo der Tag einer Restschuld fehlt, geschätzt' : ''}.`
export const owedThen = (amount: string) => `dann noch ${amount}`
export const ladderYear = 'Jahr'
export const ladderAmount = 'Restschuld'
export const alreadyEnded = 'schon vorbei'
export const endUnknown = 'nicht erfasst'

// No loans
export const noLoans = 'Keine Kreditdaten gefunden'
export const sendBy = 'Senden Sie uns Ihre Kreditunterlagen per'
export const mail = 'E-Mail'
export const to = 'an'
export const orUpload = 'oder laden Sie sie hoch:'
export const uploadLink = 'hier klicken'
/** Follows the link, and so begins with its sentence's end. */
export const promise = '. Wir tragen Ihre Daten innerhalb von 24 Stunden ein.'
