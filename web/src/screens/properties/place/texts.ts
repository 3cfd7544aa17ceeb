import { formatCount } from '../../../base/format/number.ts'

// The page
export const headings = { unit: 'Einheit', object: 'Objekt' } as const
export const back = 'Zur Einheitenübersicht'
export const loading = 'Die Seite wird geladen.'
export const noCustomerQuestion = {
  unit: 'Wessen Einheit möchten Sie sehen?',
  object: 'Wessen Objekt möchten Sie sehen?',
} as const
export const failed = {
  unit: 'Die Einheit konnte nicht geladen werden.',
  object: 'Das Objekt konnte nicht geladen werden.',
} as const
export const houseOf = (name: string) => `Im Objekt ${name}`

// The head
export const tenant = 'Mieter'
export const rent = 'Monatliche Miete'
export const contract = 'Mietvertrag'
export const since = (day: string) => `seit ${day}`
export const openEnded = 'unbefristet'
export const until = (day: string) => `bis ${day}`
export const units = 'Einheiten'
export const unitsFree = (free: number) =>
  free === 0 ? 'heute alle vermietet' : `heute ${formatCount(free)} freistehend`
export const rentalArea = 'Mietfläche'

// The figures
export const figuresHeading = (year: number) => `Zahlen ${year}`
export const figuresFailed = 'Die Zahlen konnten nicht geladen werden.'
export const noFigures = (year: number) => `Für ${year} sind keine Zahlen erfasst.`
export const value = 'Wert'
export const valuedIn = (year: string) => `Bewertungsjahr ${year}`
export const income = 'Letzte monatl. Einnahme'
export const expenses = 'Letzte monatl. Ausgabe'
export const surplus = 'Überschuss nach Kreditraten'
export const deficit = 'Fehlbetrag nach Kreditraten'
export const equity = 'Eigenkapital'
export const withoutLoan = 'kein Kredit erfasst'
export const owed = (amount: string, days: string) => `Restschuld ${amount} ${days}`
export const netYield = 'Nettomietrendite'
export const onValue = 'auf den Wert'
export const costPerSqm = 'Kosten pro m²'
export const aMonth = 'im Monat'
export const vacancy = 'Leerstand'
export const inYear = (year: number) => `im Jahr ${year}`
export const asOfToday = 'Stand heute'
export const marketGap = 'Abstand zur Marktmiete'
export const how = (year: number) => [
  `Überschuss nach Kreditraten: Einnahmen weniger Ausgaben der gezeigten Monate ${year}, davon ab die Kreditraten; Kredite für mehrere zählen anteilig nach deren Wert.`,
  'Eigenkapital: Wert weniger Restschuld. Gehören Ihnen von einem Haus nur Einheiten, zählen dafür und für den Überschuss nach Kreditraten nur diese.',
  'Nettomietrendite: Einnahmen weniger Ausgaben des ganzen Jahres, vor Kreditraten, geteilt durch den Wert; fehlt ein Monat, steht n/a.',
  'Kosten pro m²: Ausgaben der gezeigten Monate, im Durchschnitt eines Monats.',
]
export const toFigures = 'Zahlen auf dem Dashboard'
export const toReturns = 'Renditen und Jahre im Vergleich'

// Loans
export const loansHeading = 'Kredite'
export const loansFailed = 'Die Kredite konnten nicht geladen werden.'
export const noLoans = {
  unit: 'Für diese Einheit ist kein Kredit erfasst.',
  object: 'Für dieses Objekt ist kein Kredit erfasst.',
} as const
export const alsoForOthers = 'auch für weitere'
export const asRecorded = 'wie zuletzt erfasst'
export const owedOn = (day: string) => `Restschuld am ${day}`
export const paymentOf = (amount: string) => `${amount} im Monat`
export const scenario = 'Szenario'

// Documents
export const documentsHeading = 'Dokumente'
export const documentsFailed = 'Die Dokumente konnten nicht geladen werden.'
export const noDocuments = 'Zu dieser Adresse gibt es noch keine Dokumente.'
export const contracts = 'Mietverträge'
export const allDocuments = (total: number) =>
  total === 1 ? 'Zum Dokument in der Liste' : `Alle ${formatCount(total)} Dokumente dieser Adresse`
export const unknownDate = 'ohne Datum'

// The units of a house, and the details
export const unitsHeading = (count: number) =>
  count === 1 ? '1 Einheit' : `${formatCount(count)} Einheiten`
export const detailsHeading = 'Einzelheiten'
