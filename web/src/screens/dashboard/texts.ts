import { pages } from '@hausblick/contract/pages.ts'
import { formatCount, NO_BREAK } from '../../base/format/number.ts'

// The page
export const heading = pages.dashboard.title
export const viewLabel = 'Ansicht'
export const portfolio = 'Portfolio'
export const object = 'Objekt'
export const unit = 'Einheit'
export const year = 'Jahr'
export const customerOnPaper = (id: string) => `Kunde ${id}`
export const state = (month: string, year: number) => `Stand ${month} ${year}`
export const laterValue = (month: string, year: number, valued: string) =>
  `Monatswerte bis ${month} ${year}, Bewertung ${valued}`

// For staff who have not selected a customer
export const noCustomerQuestion = 'Wessen Zahlen möchten Sie sehen?'
export const noCustomerPromise = 'wie Ihr Dashboard aussehen wird'

// The portfolio (product §4, in its spelling)
export const portfolioHeading = 'Portfolio Übersicht'
export const portfolioIncome = 'Einnahmen letzter Monat'
export const portfolioExpenses = 'Ausgaben letzer Monat'
export const portfolioRate = 'Vermietungsrate pro Jahr'
export const portfolioUnits = 'Anzahl d. Einheiten'
export const portfolioChart = 'Einnahmen & Ausgaben'

// One building, or one unit (product §4)
export const objectHeading = 'Objekt-Ansicht'
export const chooseObject = 'Wähle Objekt:'
export const unitHeading = 'Einheiten-Ansicht'
export const chooseUnit = 'Wähle Einheit:'
export const chosenIncome = 'Letzte monatl. Einnahme'
export const chosenExpenses = 'Letzte monatl. Ausgabe'
export const chosenRate = 'Vermietungsrate'
export const objectUnits = 'Anzahl Einheiten'
export const unitYearIncome = 'kumulierte Einnahmen'
export const chosenChart = 'Cashflow (12 Monate)'

// In place of the figures
export const loading = 'Die Zahlen werden geladen.'
export const yearsFailed = 'Ihre Zahlen konnten nicht geladen werden.'
export const portfolioFailed = 'Die Zahlen Ihres Portfolios konnten nicht geladen werden.'
export const objectsFailed = 'Die Zahlen Ihrer Objekte konnten nicht geladen werden.'
export const unitsFailed = 'Die Zahlen Ihrer Einheiten konnten nicht geladen werden.'
export const noFigures = 'Noch keine Zahlen vorhanden'
export const promise = 'Danach sehen Sie hier, was er wert ist, einbringt und kostet.'
export const noPortfolio =
  'Sobald die Zahlen Ihres Portfolios erfasst sind, sehen Sie hier, was es wert ist, einbringt und kostet.'
export const noObjects =
  'Sobald die Zahlen eines Objekts erfasst sind, sehen Sie hier, was es wert ist, einbringt und kostet.'
export const noUnits =
  'Sobald die Zahlen einer Einheit erfasst sind, sehen Sie hier, was sie wert ist, einbringt und kostet.'

// The cards
export const value = 'Gesamtwert'
export const sincePurchase = 'seit dem Kauf'
export const sincePurchaseAsStated = (computed: string) =>
  `seit dem Kauf laut Angabe, rechnerisch ${computed}`
export const noChange = 'Veränderung nicht erfasst'
export const comparedWith = (month: string) => `zum ${month}`
export const comparedWithYear = (year: number) => `gegenüber ${year}`
export const unchanged = 'unverändert'
export const noMonths = (year: number) => `für ${year} nichts erfasst`
export const vacancy = (percent: string, year: number | null) =>
  `${percent} Leerstand im${NO_BREAK}Jahr${year === null ? '' : `${NO_BREAK}${year}`}`
export const vacancyToday = (percent: string) => `${percent} Leerstand, Stand heute`
export const asOfToday = 'Stand heute'
export const valuedAt = (day: string) => `Bewertung ${day}`
export const notValued = (year: number) => `bis Ende ${year} kein Wert gespeichert`
export const rented = 'heute vermietet'
export const allRented = 'heute alle vermietet'
export const free = 'heute freistehend'
export const allFree = 'heute alle freistehend'
export const rentedAndFree = (rentedCount: string, freeCount: string) =>
  `heute ${rentedCount} vermietet, ${freeCount}${NO_BREAK}freistehend`
export const fullYear = (year: number) => `Gesamtjahr ${year}`

// The chart, its tooltip and its table
export const chartPeriod = (period: string) => `Monatswerte und Summen ${period}`
export const monthsOfYear = (months: string, year: number) => `${months} ${year}`
export const monthSpan = (first: string, last: string) => `${first}–${last}`
export const income = 'Einnahmen'
export const expenses = 'Ausgaben'
export const surplus = 'Überschuss'
export const deficit = 'Fehlbetrag'
export const month = 'Monat'
export const monthOf = (chart: string) => `${chart}: Monat`
/** Precedes what the amounts of a month lead to. */
export const causesOf = (month: string) => `${month}:`
export const byKind = ' nach Art,'
export const documents = 'Dokumente'
export const noCashFlow = (year: number) => `Für ${year} sind keine Einnahmen und Ausgaben erfasst.`

// The value box
export const valueHeading = 'Immobilienwert in Euro'
export const valuationYear = 'Bewertungsjahr'
export const purchaseValue = 'Kaufwert'
export const purchaseDate = 'Kaufdatum'
export const averageDate = 'im Durchschnitt'
export const gain = 'Wertzuwachs'
export const loss = 'Wertverlust'

// The values by date
export const historyHeading = 'Wertentwicklung'
export const historyFailed = 'Die Wertentwicklung konnte nicht geladen werden.'
export const sinceFirst = 'seit der ersten Bewertung'
export const valuedOn = 'Bewertet am'
export const valued = 'Wert'
export const undated = 'ohne Datum'

/** Below what is left after loans, in the view of a building. */
export const onlyOwnUnits = (count: number) =>
  `Gerechnet mit ${count === 1 ? 'Ihrer Einheit' : `Ihren ${formatCount(count)} Einheiten`} darin. Die anderen Zahlen sind die des ganzen Hauses.`
