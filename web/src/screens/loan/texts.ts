import { formatDate } from '../../base/format/date.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { formatNumber, formatQuantity, NO_BREAK } from '../../base/format/number.ts'
import { formatPercent, formatRate } from '../../base/format/percent.ts'

// The page
export const heading = 'Kredit'
export const back = 'Zur Kreditübersicht'
export const loading = 'Der Kredit wird geladen.'
export const failed = 'Der Kredit konnte nicht geladen werden.'
export const notFound = 'Diesen Kredit finden wir nicht.'
export const notFoundHint =
  'Vielleicht ist er abgelöst, oder die Adresse ist unvollständig. Alle Kredite stehen auf dem Dashboard.'
export const noCustomerQuestion = 'Wessen Kredit möchten Sie sehen?'
export const noCustomerPromise = 'dort sehen Sie Kredite mit ihrem Tilgungsplan'

// What is calculated, and from what
export const calculated = 'berechnet'
export const estimate = 'Schätzung'
export const scenario = 'Szenario'
export const estimated = (day: string) =>
  `Zu welchem Tag die Restschuld gilt, ist nicht hinterlegt. Der Tilgungsplan beginnt deshalb am ${formatDate(day)}, als die Daten zuletzt eingelesen wurden.`
export const calculatedFrom = (day: string) =>
  `„${calculated}“ heißt: aus der bekannten Restschuld vom ${formatDate(day)} zurückgerechnet. Maßgeblich ist die Jahresbescheinigung Ihrer Bank.`
export const scenarioMeans = (rate: string | null, hasSpecial: boolean) =>
  [
    ...(rate === null
      ? []
      : [
          `„${scenario}“ heißt: nach dem Ende der Zinsbindung, mit ${rate} gerechnet. Welcher Zins dann gilt, weiß heute niemand.`,
        ]),
    ...(hasSpecial
      ? [
          `„${scenario}“ heißt${rate === null ? '' : ' auch'}: mit der ausprobierten Sondertilgung gerechnet.`,
        ]
      : []),
  ].join(' ')
const missingNames = {
  balance: 'die Restschuld',
  rate: 'der Zinssatz',
  payment: 'die monatliche Zahlung',
} as const
export const missing = (names: readonly (keyof typeof missingNames)[]) =>
  `Für den Tilgungsplan ${names.length === 1 ? 'fehlt' : 'fehlen'} ${listOf(names.map((name) => missingNames[name]))}.`
export const missingHint =
  'Senden Sie uns den letzten Kontoauszug des Darlehens, dann tragen wir die Angaben ein.'
const listOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' und ')

// What contradicts
export const remarksHeading = 'Das fällt uns auf'
export const remarks = {
  belowInterest: (payment: string, interest: string) =>
    `Die Rate von ${payment} ist nicht höher als die Zinsen von ${interest} im Monat. So wird der Kredit nie abbezahlt. Bitte prüfen Sie Rate und Zinssatz.`,
  tooLong:
    'Mit dieser Rate wäre der Kredit auch in 200 Jahren nicht abbezahlt. Bitte prüfen Sie die Rate.',
  noMaturity:
    'Der Kredit wird am Ende in einer Summe zurückgezahlt, aber wann, ist nicht hinterlegt. Der Plan zeigt deshalb nur zehn Jahre.',
  maturityPassed: (day: string) =>
    `Der Kredit war am ${formatDate(day)} zur Rückzahlung fällig. Der Plan rechnet mit der Rückzahlung zur nächsten Rate.`,
  yearsDiffer: (tenths: number, payments: number) =>
    `Die hinterlegte Restlaufzeit beträgt noch ${years(tenths)}, der Tilgungsplan ergibt ${years(Math.round((payments * 10) / 12))}.`,
  paymentDiffers: (payment: string, interest: string) =>
    `Hinterlegt ist eine Rate von ${payment}. Bis zur Rückzahlung rechnen wir nur mit den Zinsen von ${interest} im Monat, wie bei endfälligen Krediten üblich.`,
  disbursedLater: (day: string) =>
    `Als Auszahlung ist der ${formatDate(day)} hinterlegt, später als der Tag der Restschuld.`,
  aboveOriginal: (day: string, amount: string) =>
    `Am ${formatDate(day)} wären nach dieser Rechnung mehr als die ursprünglichen ${amount} offen gewesen. Bitte prüfen Sie Rate, Auszahlung und Darlehensbetrag.`,
  fixedInterestEnded: (day: string) =>
    `Die Zinsbindung endete am ${formatDate(day)}. Einen neuen Zins kennen wir nicht: Alles danach ist ein Szenario.`,
  scenarioTooDear: (rate: string, day: string) =>
    `Bei ${rate} wären die Zinsen nach der Zinsbindung so hoch wie die Rate oder höher. Der Plan endet deshalb am ${formatDate(day)}: Die Rate müsste steigen.`,
} as const
const years = (tenths: number) =>
  `${formatQuantity(tenths)}${NO_BREAK}${tenths === 10 ? 'Jahr' : 'Jahre'}`

// Figures
export const balanceOn = (day: string) => `Restschuld am ${formatDate(day)}`
export const balanceAtEnd = 'Restschuld am Ende der Zinsbindung'
export const lastPayment = 'Letzte Rate'
export const interestLeft = 'Noch zu zahlende Zinsen'
export const unknown = 'nicht bekannt'
export const repaid = 'abbezahlt'
export const withSpecial = 'mit ausprobierter Sondertilgung'
export const ofRate = (rate: number) => `bei ${formatRate(rate)}`
export const amountOf = (cents: number) => `in Höhe von ${formatMoneyExactly(cents)}`
export const until = (day: string) => `am ${formatDate(day)}`
export const thisMonth = 'Diesen Monat'
export const ofYear = (year: number) => `Im Jahr ${year}`
export const rate = 'Zinssatz'
export const payment = 'Rate'
export const interest = 'Zinsen'
export const principal = 'Tilgung'
export const special = 'Sondertilgung'
/** May be broken where columns are narrow. */
export const specialInHead = 'Sonder\u00adtilgung'
export const balance = 'Restschuld'
export const noPaymentThisMonth = 'Im Tilgungsplan steht für diesen Monat keine Rate.'
export const noPaymentThisYear = 'Im Tilgungsplan steht für dieses Jahr keine Rate.'

// What it finances
export const financed = 'Wofür der Kredit ist'
export const placeOf = (kind: 'unit' | 'object', name: string) =>
  `${kind === 'unit' ? 'Einheit' : 'Objekt'} ${name}`
export const contracts = 'Mietverträge'
/** Follows it, for screen readers. */
export const contractsOf = (name: string) => ` zu ${name}`
export const figures = 'Zahlen'
/** Follows it, for screen readers. */
export const figuresOf = (name: string) => ` von ${name} auf dem Dashboard`

// The contract
export const contractHeading = 'Vertrag'
export const contract = {
  lender: 'Bank',
  contractNumber: 'Vertragsnummer',
  originalAmount: 'Darlehensbetrag',
  disbursement: 'Ausgezahlt am',
  repaymentType: 'Art der Rückzahlung',
  fixedUntil: 'Zinsbindung bis',
  maturity: 'Fällig am',
  special: 'Sondertilgung im Jahr',
  payment: 'Monatliche Zahlung',
  rate: 'Zinssatz',
} as const
export const balanceOf = (day: string) => `Restschuld vom ${formatDate(day)}`
export const repaymentTypes = { annuity: 'Annuität', bullet: 'endfällig' } as const
export const noTerms = 'Vertragsdaten sind nicht hinterlegt.'
export const specialShare = (share: number, cents: number | null) =>
  cents === null ? formatPercent(share) : `${formatPercent(share)}, ${formatMoneyExactly(cents)}`

// The chart
export const chartHeading = 'Verlauf der Restschuld'
export const chartBases = {
  calculated,
  contract: 'nach Vertrag',
  scenario,
} as const
export const chartWithout = 'ohne Sondertilgung'
export const today = 'heute'
export const fixedEnd = 'Zinsbindung endet'
export const numbersBelow = 'Dieselben Zahlen stehen in der Tabelle „Jahr für Jahr“.'

// The scenario
export const scenarioHeading = 'Nach der Zinsbindung'
export const scenarioRate = 'Angenommener Zinssatz:'
export const scenarioHint = (day: string) =>
  `Nach dem ${formatDate(day)} ist kein Zins vereinbart. Wählen Sie, womit wir bis zum Ende rechnen.`
export const asToday = (rate: string) => `wie heute: ${rate}`
export const resetRate = 'Wie heute'

// Special repayment
export const specialHeading = 'Sondertilgung ausprobieren'
export const specialAllowed = (share: string, cents: number) =>
  `Ihr Vertrag erlaubt ${share} des Darlehensbetrags im Jahr: ${formatMoneyExactly(cents)}.`
export const specialNotAllowed = 'Laut Vertrag ist keine Sondertilgung vorgesehen.'
export const specialUnknown =
  'Ob und in welcher Höhe Ihr Vertrag Sondertilgungen erlaubt, ist nicht hinterlegt. Fragen Sie Ihre Bank oder uns.'
export const specialNoEnd =
  'Solange der Plan kein Ende hat, lässt sich nicht sagen, was eine Sondertilgung spart.'
export const amount = 'Betrag'
export const amountHint = 'in Euro, zum Beispiel 5.000'
export const howOften = 'Wie oft'
export const often = { once: 'einmalig', yearly: 'jedes Jahr' } as const
export const firstMonth = 'Mit der Rate im'
export const calculate = 'Berechnen'
export const remove = 'Ohne Sondertilgung'
export const amountMissing = 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 5.000.'
export const amountTooHigh = (cents: number) =>
  `Ihr Vertrag erlaubt höchstens ${formatMoneyExactly(cents)} im Jahr. Bitte geben Sie nicht mehr ein.`
export const saves = (interestCents: number, months: number) =>
  `Das spart ${formatMoneyExactly(interestCents)} Zinsen${months === 0 ? '' : `, und der Kredit ist ${span(months)} früher abbezahlt`}.`
export const savedAtRate = (rate: string) => `Gerechnet ist nach der Zinsbindung mit ${rate}.`
export const specialSum = (cents: number) =>
  `Zusammen sind das ${formatMoneyExactly(cents)} Sondertilgung.`
const span = (months: number) => {
  const [whole, rest] = [Math.floor(months / 12), months % 12]
  return [
    ...(whole === 0 ? [] : [whole === 1 ? '1 Jahr' : `${whole} Jahre`]),
    ...(rest === 0 ? [] : [rest === 1 ? '1 Monat' : `${rest} Monate`]),
  ].join(' und ')
}

// The table
export const tableHeading = 'Jahr für Jahr'
export const inEuros = 'Beträge in Euro'
export const year = 'Jahr'
export const showEarlier = (value: number) => `Jahre ab ${value} zeigen`
export const hideEarlier = 'Frühere Jahre ausblenden'
export const showMonths = (value: number) => `Monate von ${value}`
/** Formats cents without a unit, for tables. */
export const plain = (cents: number) => formatNumber(cents / 100, 2, 2)
