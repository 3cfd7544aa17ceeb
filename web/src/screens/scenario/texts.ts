import { pages } from '@hausblick/contract/pages.ts'
import type { FrozenLoan } from '@hausblick/figures/scenario/loanYears.ts'
import type { OutcomePart } from '@hausblick/figures/scenario/outcome.ts'
import type { Correction } from '@hausblick/figures/scenario/settle.ts'
import { EURO, wholeEuros } from '@hausblick/figures/wholeEuros.ts'
import { formatDifference, formatMoney, formatMoneyExactly } from '../../base/format/money.ts'
import { formatCount, formatNumber } from '../../base/format/number.ts'
import type { WrongName } from './assumptionsAddress.ts'

// The page
export const heading = pages.scenario.title
export const back = 'Zum Dashboard'
export const lead =
  'Ändern Sie Annahmen und sehen Sie zehn Jahre voraus, verglichen mit „Wie es ist“. Das ist ein Rechenbeispiel, keine Vorhersage und keine Beratung.'
export const loading = 'Die Zahlen werden geladen.'
export const failed = 'Die Zahlen für das Szenario konnten nicht geladen werden.'
export const noCustomerQuestion = 'Mit wessen Zahlen möchten Sie rechnen?'
export const noCustomerPromise = 'dort können Sie ausprobieren, was wäre, wenn'
export const nothing = 'Noch keine Zahlen vorhanden'
export const nothingPromise =
  'Danach können Sie hier ausprobieren, was wäre, wenn sich etwas ändert.'
export const scenario = 'Szenario'
export const asIs = 'Wie es ist'
// The assumptions
export const assumptionsHeading = 'Annahmen'
export const reset = 'Alles wie es ist'
export const resetOne = 'Wie es ist'
/** Follows it, for screen readers. */
export const of = (label: string) => `: ${label}`
export const rentsGroup = 'Mieten'
export const loansGroup = 'Kredite'
export const costsGroup = 'Kosten und Wert'
export const saleGroup = 'Verkauf'
export const rate = 'Zins nach der Zinsbindung'
export const rateAsIs = 'wie heute'
export const rateHint = (count: number) =>
  count === 1
    ? 'Gilt für den Kredit, dessen Zinsbindung in diesen Jahren endet.'
    : `Gilt für die ${formatCount(count)} Kredite, deren Zinsbindung in diesen Jahren endet.`
export const noRate =
  'Zins nach der Zinsbindung: In diesen Jahren endet keine Zinsbindung, die hinterlegt ist.'
export const renewal = 'Neue Rate, wo die alte die Zinsen nicht deckt'
export const annuity = 'wie bisher bis zum Ende abbezahlt (Annuität)'
export const repaidAtFirst = (percent: string) => `mit ${percent} Tilgung am Anfang`
export const vacancy = 'Leerstand'
export const vacancyAsIs = (percent: string) => `wie im gezeigten Jahr: ${percent}`
export const noVacancy =
  'Leerstand: Die Vermietungsrate ist nicht hinterlegt, deshalb lässt er sich nicht verändern.'
export const market = 'Angleichung an die Marktmiete'
export const marketAsIs = 'keine'
export const marketValue = (percent: string) => `${percent} des Abstands`
export const marketHint = (amount: number, unitCount: number) =>
  `Zur Marktmiete ${unitCount === 1 ? 'fehlen einer vermieteten Einheit' : `fehlen ${formatCount(unitCount)} vermieteten Einheiten`} ${formatMoney(amount)} im Jahr. Ob eine Erhöhung zulässig ist, prüft die Rechnung nicht.`
export const noMarket =
  'Angleichung an die Marktmiete: Keine vermietete Einheit liegt unter der Marktmiete, soweit sie hinterlegt ist.'
export const marketFrom = 'Angleichung ab'
export const rents = 'Mieten steigen im Jahr'
export const costs = 'Ausgaben steigen im Jahr'
export const values = 'Wert ändert sich im Jahr'
export const unchanged = 'unverändert'
export const sold = 'Was verkauft wird'
export const notSold = 'nichts'
export const soldObject = (label: string, isWhole: boolean) =>
  isWhole ? `Objekt ${label}` : `Ihre Einheiten in ${label}`
export const saleYear = 'Verkauft am Ende von'
export const price = 'Preis'
export const priceHint = 'in Euro; ohne Angabe der Wert bis dahin'
export const priceWrong = 'Bitte geben Sie einen Preis in Euro ein, zum Beispiel 250.000.'
export const redeemed = (loans: readonly string[]) =>
  loans.length === 0
    ? 'Kein Kredit ist nur dafür erfasst.'
    : `Vom Preis abgelöst wird, was dann noch offen ist: ${loans.join('; ')}.`
export const staying = (loans: readonly string[]) =>
  `Auch für anderes erfasst ist ${loans.join('; ')}. Das läuft weiter.`
export const special = 'Sondertilgung im Jahr'
export const specialHint = (limit: number) =>
  `in Euro, jeweils im Dezember; der Vertrag erlaubt ${formatMoneyExactly(limit)}`
export const specialWrong = (limit: number) =>
  `Bitte geben Sie einen Betrag bis ${formatMoneyExactly(limit)} ein, zum Beispiel 1.000.`
export const specialLoan = 'Für welchen Kredit'
export const dearest = (loan: string) => `den teuersten: ${loan}`
export const noSpecial =
  'Sondertilgung: Bei keinem laufenden Kredit ist hinterlegt, dass und in welcher Höhe der Vertrag sie erlaubt.'

// What has been corrected
export const corrections: Readonly<Record<Correction | WrongName, string>> = {
  rate: 'Zins nach der Zinsbindung',
  repayment: 'Tilgung nach der Zinsbindung',
  vacancy,
  share: market,
  market,
  marketYear: 'Jahr der Angleichung',
  rents: 'Anstieg der Mieten',
  costs: 'Anstieg der Ausgaben',
  values: 'Änderung des Werts',
  sold: saleGroup,
  sale: saleGroup,
  saleYear: 'Jahr des Verkaufs',
  price: 'Verkaufspreis',
  amount: 'Sondertilgung',
  special: 'Sondertilgung',
  specialLoan: 'Kredit der Sondertilgung',
  specialAmount: 'Höhe der Sondertilgung',
}
export const corrected = (names: readonly string[]) =>
  `Aus der Adresse nicht so übernommen: ${names.join(', ')}. Gerechnet ist mit dem, was bei den Annahmen steht.`

// The result
export const resultHeading = (year: number) => `Ergebnis Ende ${year}`
export const nothingAssumed =
  'Noch ist nichts geändert: Mieten, Leerstand, Ausgaben, Wert und Zinssätze bleiben zehn Jahre lang, wie sie sind; die Kredite werden weiter abbezahlt.'
export const more = (difference: number, year: number) =>
  difference === 0
    ? `Das Szenario und „${asIs}“ führen Ende ${year} zum selben Vermögen.`
    : `Im Szenario haben Sie Ende ${year} ${formatMoney(Math.abs(difference))} ${difference > 0 ? 'mehr' : 'weniger'} als „${asIs}“: Eigenkapital und alles, was bis dahin übrig blieb.`
export const inShort = (year: number, difference: number) =>
  `${scenario} Ende ${year}: ${formatDifference(difference)}`
export const unknownResult = 'Was am Ende herauskommt, lässt sich nicht sagen.'
export const from = (value: number | null) => (value === null ? '' : `ab ${value}`)
export const sale = (label: string, value: number | null, amount: string | null) =>
  `${saleGroup}: ${label}${value === null ? '' : ` Ende ${value}`}, ${amount === null ? 'zum Wert bis dahin' : `für ${amount}`}`
export const assumedIs = (assumed: readonly string[]) =>
  `Angenommen ist: ${assumed.join('; ')}. Alles andere bleibt, wie es ist.`
export const inEuros = 'Beträge in Euro'
export const comparison = 'Szenario und „Wie es ist“ im Vergleich'
/** Formats cents as whole euros without a unit, for tables. */
const plain = (cents: number) => formatNumber(wholeEuros(cents) / EURO, 0, 0)
export const amountOrUnknown = (cents: number | null) => (cents === null ? unknown : plain(cents))
export const signed = (cents: number) =>
  wholeEuros(cents) === 0 ? 'gleich' : cents > 0 ? `+${plain(cents)}` : plain(cents)
export const difference = 'Unterschied'
export const part = 'Was'
export const parts: Readonly<Record<OutcomePart, string>> = {
  income: 'Einnahmen',
  expenses: 'Ausgaben',
  interest: 'Zinsen',
  principal: 'Tilgung',
  cash: 'Überschuss nach Kreditraten',
  once: 'Einmaliges',
  debt: 'Restschuld',
  value: 'Wert',
  equity: 'Eigenkapital',
  wealth: 'Eigenkapital und Übriges',
}
export const inTenYears = 'Zusammen in zehn Jahren'
export const atEnd = (year: number) => `Ende ${year}`
export const unknown = 'n/a'

// What is missing
export const missing = {
  year: 'Für ein ganzes Jahr fehlen Monate mit Einnahmen und Ausgaben.',
  income: 'Die Einnahmen sind nicht hinterlegt.',
  expenses: 'Die Ausgaben sind nicht hinterlegt.',
  value: 'Der Wert ist nicht hinterlegt.',
  occupancy: 'Die Vermietungsrate ist nicht hinterlegt.',
  sold: 'Von dem, was verkauft wird, sind Einnahmen oder Ausgaben des Jahres nicht hinterlegt.',
  soldValue: 'Von dem, was verkauft wird, ist der Wert nicht hinterlegt.',
  soldMore: 'Für das, was verkauft wird, ist mehr hinterlegt als für den ganzen Bestand.',
} as const
const lacking = { balance: 'die Restschuld', rate: 'der Zinssatz', payment: 'die Rate' } as const
export const frozen = (loan: string, lacks: FrozenLoan['lacks']) => {
  const names = lacks.flatMap((one) => (one === 'cover' ? [] : lacking[one]))
  const reason =
    names.length === 0
      ? 'Die Rate deckt die Zinsen nicht'
      : `Es ${names.length === 1 ? 'fehlt' : 'fehlen'} ${names.join(' und ')}`
  const debt = lacks.includes('balance')
    ? 'Was geschuldet wird, ist unbekannt'
    : 'Die Restschuld bleibt stehen'
  return `Für ${loan} gibt es keinen Tilgungsplan. ${reason}: ${debt}; was gezahlt wird, zählt ganz als Zinsen.`
}
export const renewed = (loan: string, before: string, day: string, payment: string) =>
  `Bei ${loan} deckt die Rate von ${before} die Zinsen nach der Zinsbindung nicht. Gerechnet ist ab ${day} mit ${payment} im Monat.`

// Chart and table
export const chartHeading = 'Zehn Jahre im Bild'
export const cashChart = parts.cash
export const equityChart = 'Eigenkapital am Jahresende'
export const numbersBelow = 'Dieselben Zahlen stehen in der Tabelle „Jahr für Jahr“.'
export const tableHeading = 'Jahr für Jahr'
export const year = 'Jahr'
export const surplusInShort = 'Überschuss'
// How it is computed
export const howHeading = 'So rechnen wir'
export const basisOf = (year: number, income: string, expenses: string) =>
  `Grundlage sind Einnahmen (${income}) und Ausgaben (${expenses}) der zwölf Monate bis zum letzten erfassten Monat ${year}.`
export const basisUnknown = (year: number, months: number) =>
  `Für ${year} ${months === 0 ? 'ist kein Monat' : months === 1 ? 'ist ein Monat' : `sind ${formatCount(months)} Monate`} erfasst und das Jahr davor nicht ganz. Hochgerechnet wird nicht.`
export const how = [
  '„Wie es ist“ heißt: Einnahmen, Ausgaben und Leerstand bleiben wie in diesem Jahr, Kredite laufen nach ihrem Tilgungsplan mit ihrem Zins auch nach der Zinsbindung, der Wert bleibt der heutige. Ohne Tilgungsplan bleibt die Restschuld stehen.',
  'Deckt die Rate nach der Zinsbindung die Zinsen nicht mehr, wird sie neu festgelegt wie von einer Bank: als Annuität, mit der der Kredit dann abbezahlt ist, wann er es mit der alten Rate wäre (oder nach den erfassten restlichen Jahren; sind auch die unbekannt, mit 2 % Tilgung am Anfang), oder mit der Tilgung am Anfang, die Sie wählen.',
  'Prozente im Jahr gelten vom ersten gezeigten Jahr an und bauen aufeinander auf. Der Leerstand ändert die Einnahmen im Verhältnis der Vermietungsraten. Die Angleichung rechnet den gewählten Teil dessen hinzu, was vermieteten Einheiten zur Marktmiete fehlt.',
  'Überschuss nach Kreditraten sind Einnahmen weniger Ausgaben, Zinsen und Tilgung. Einmaliges sind der Preis eines Verkaufs weniger dem abgelösten Kredit, Sondertilgungen und was endfällige Kredite am Ende in einer Summe zurückzahlen. „Eigenkapital und Übriges“ zählt beides über die Jahre zum Eigenkapital hinzu, ohne Zinsen darauf.',
  'Nicht enthalten sind Steuern, Kosten eines Verkaufs, Vorfälligkeitsentschädigungen und was in zehn Jahren sonst geschieht.',
]
export const noLoans = 'Kredite sind nicht erfasst; gerechnet ist ohne.'
export const estimated = (count: number) =>
  count === 1
    ? 'Für einen Kredit ist nicht hinterlegt, zu welchem Tag die Restschuld gilt: Sein Tilgungsplan ist eine Schätzung.'
    : `Für ${formatCount(count)} Kredite ist nicht hinterlegt, zu welchem Tag die Restschuld gilt: Ihr Tilgungsplan ist eine Schätzung.`
