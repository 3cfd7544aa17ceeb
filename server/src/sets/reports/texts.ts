// Longer than most files: PDF and tables say the same in the same words, all of which are here.

import { describeDetails } from '@hausblick/figures/due/describeDue.ts'
import type { UpcomingDate } from '@hausblick/figures/due/upcoming.ts'
import type { ReportCashFlow } from '@hausblick/figures/report/cashFlow.ts'
import type { ReportKind } from '@hausblick/figures/report/kinds.ts'
import type { LoanSums, ReportLoan } from '@hausblick/figures/report/loans.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { formatDate, formatEuros } from '../../platform/print/format.ts'

/** What a report says in words, in PDF and tables alike. */

export const reportTitle = (year: number) => `Jahresübersicht ${year}`

export const CASH_FLOW_NOTE =
  'Die Zahlen des Bestands, der Objekte und der Einheiten führt Ihre Verwaltung jeweils für sich; sie werden hier nicht zusammengezählt, und die eines Objekts gelten für das ganze Haus, auch wo Ihnen nur Einheiten darin gehören. Ein Strich steht, wo nichts bekannt ist.'

export const KINDS_TITLE = 'Einnahmen und Ausgaben nach Arten'

export const KINDS_NOTE =
  'Die Arten hat Ihre Verwaltung erfasst. Was von den Summen zu keiner Art erfasst ist, steht unter „ohne Angabe“. Zu einem Objekt gehören auch die Arten seiner Einheiten.'

/** Names a kind, or what no kind is stated of. */
export const nameKind = ({ kind }: ReportKind) => kind ?? 'ohne Angabe'

/** Whether a report says of any income or expenses what they were for. */
export const hasKinds = ({ kinds = [], objects, units }: YearlyReport) =>
  kinds.length > 0 || [...objects, ...units].some((item) => (item.kinds ?? []).length > 0)

export const INVOICES_TITLE = 'E-Rechnungen'

export const INVOICES_NOTE =
  'Was die elektronischen Rechnungen unter den Dokumenten des Jahres selbst angeben, nach dem Datum der Rechnung; in den Summen oben zählt, was Ihre Verwaltung gebucht hat. Beträge in anderer Währung sind nicht in der Summe.'

export const DEPRECIATION_TITLE = 'Abschreibung (AfA), berechnet'

export const DEPRECIATION_NOTE =
  'Linear nach § 7 Abs. 4 EStG berechnet aus dem, was erfasst ist: Kaufpreis und Anschaffungsnebenkosten, Anteil des Gebäudes daran, Satz und Beginn; im ersten Jahr nach Monaten. Nicht berechnet wird, was degressiv (§ 7 Abs. 5a EStG) oder nach einer kürzeren Nutzungsdauer (§ 7 Abs. 4 Satz 2 EStG) abgeschrieben wird. Das ist keine steuerliche Beratung.'

/** Returns why the depreciation of a year has no sum. */
export function whyNoDepreciation({ depreciation }: YearlyReport): string[] {
  if (!depreciation || depreciation.sum !== null) return []
  if (depreciation.overlaps)
    return [
      'Für ein Objekt und für Einheiten darin ist je eine Abschreibung erfasst; deshalb wird nicht zusammengezählt.',
    ]
  return ['Wo kein Kaufpreis erfasst ist, lässt sie sich nicht berechnen, und so auch keine Summe.']
}

export const hasDepreciation = ({ depreciation }: YearlyReport) =>
  (depreciation?.items.length ?? 0) > 0

/** Returns what an adviser needs for a tax return and this report does not have. */
export const stillNeeded = (report: YearlyReport) => [
  hasDepreciation(report)
    ? 'die Belege zur Abschreibung (AfA) der Gebäude, die hier nur berechnet ist: Anschaffungs- oder Herstellungskosten, Anteil des Grundstücks, Beginn und Satz'
    : 'die Abschreibung (AfA) der Gebäude: Anschaffungs- oder Herstellungskosten, Anteil des Grundstücks, Beginn und Satz',
  'Anschaffungsnebenkosten wie Grunderwerbsteuer, Notar, Grundbuch und Makler',
  'die Abrechnung der Nebenkosten mit Vorauszahlungen, Nachzahlungen und Erstattungen',
  hasKinds(report)
    ? 'die Belege der Ausgaben, und von Bauarbeiten, ob sie Erhaltung oder Herstellung waren'
    : 'die Belege der Ausgaben, getrennt nach Erhaltung, Herstellung und laufenden Kosten',
  'selbst genutzte oder verbilligt überlassene Flächen und andere private Anteile',
  'Geldbeschaffungskosten, Disagio und Bescheinigungen der Banken über gezahlte Zinsen',
  'Fahrten, Versicherungen, Grundsteuer und alles, was nicht über die Verwaltung lief',
]

export const NO_TAX_FORM =
  'Diese Übersicht fasst zusammen, was Ihre Verwaltung erfasst hat. Sie ist keine Steuererklärung, kein amtliches Formular und ersetzt keine steuerliche Beratung. Ihre Steuerberatung braucht außerdem, soweit es auf Sie zutrifft:'

export const loanNote = (report: YearlyReport) =>
  `Zinsen und Tilgung sind die des Jahres ${report.year}${report.today <= `${report.year}-12-31` ? ', künftige Raten eingeschlossen' : ''}. Die Restschuld ist die ${onEnd(report)} nach Tilgungsplan; wo es keinen gibt, die zuletzt erfasste mit ihrem eigenen Tag. Maßgeblich ist die Bescheinigung der Bank.`

const onEnd = ({ year, today }: YearlyReport) =>
  today < `${year}-12-31` ? `vom ${formatDate(today)}` : `am 31.12.${year}`

/** Names the sum of what is owed, with the day it is of, or those of its oldest and newest part. */
function sumOfDebts({ year, loanSums }: YearlyReport): string {
  const days = loanSums.balanceDays ?? { oldest: `${year}-12-31`, newest: `${year}-12-31` }
  return days.oldest === days.newest
    ? `Restschuld am ${formatDate(days.newest)}`
    : `Restschuld, zuletzt bekannt, ${formatDate(days.oldest)} bis ${formatDate(days.newest)}`
}

/** Returns the days of the debts. */
export function balanceDays({ balanceDays: days }: LoanSums): string {
  if (days === null) return ''
  if (days.oldest === days.newest) return `am ${formatDate(days.newest)}`
  return `${formatDate(days.oldest)} bis ${formatDate(days.newest)}`
}

/** Whether the sums over all loans leave out any, in the year or the year before. */
export const isPartial = ({ loans, before }: YearlyReport) =>
  loans.some(({ interest, balance }) => interest === null || balance === null) ||
  (before?.isPartial ?? false)

/** Says of which years occupancy and number of units are unknown, because they are stored as they are today. */
export function whyNoOccupancy({ year, occupancyRate, unitCount, before = null }: YearlyReport) {
  const years = [
    ...(occupancyRate === null && unitCount === null ? [year] : []),
    ...(before ? [before.year] : []),
  ]
  return years.length === 0
    ? []
    : [
        `Vermietungsrate und Wohneinheiten sind nur nach heutigem Stand gespeichert, nicht für ${years.join(' und ')}.`,
      ]
}

/** Names loans in the genitive. */
const nameLoans = (loans: readonly ReportLoan[]) => {
  const titles = loans.map(({ title }) => title).join('; ')
  if (loans.length === 0) return 'eines Kredits'
  return loans.length === 1
    ? `eines Kredits (${titles})`
    : `von ${loans.length} Krediten (${titles})`
}

/** Returns which part is missing where equity is unknown, and of which loans. */
export function whyNoEquity({ equity, loans }: YearlyReport): string[] {
  if (equity === undefined) return []
  if (equity === null)
    return ['Eigenkapital und Überschuss nach Kreditraten fehlen, weil kein Kredit erfasst ist.']
  const missing = [
    ...(equity.value === null ? ['kein Immobilienwert erfasst ist'] : []),
    ...(equity.debt === null
      ? [`die Restschuld ${nameLoans(loans.filter(({ balance }) => balance === null))} fehlt`]
      : []),
  ]
  return [
    ...(missing.length > 0
      ? [`Eigenkapital und Beleihung fehlen, weil ${missing.join(' und ')}.`]
      : []),
    ...(equity.payments === null
      ? [
          `Der Überschuss nach Kreditraten fehlt, weil die Rate ${nameLoans(loans.filter(({ payment, months }) => payment === null && !months))} fehlt.`,
        ]
      : []),
  ]
}

/** Returns how many months of a year are known. */
export const countMonths = ({ months }: ReportCashFlow) =>
  months.filter(({ income, expenses }) => income !== null || expenses !== null).length

/** A note for loan payments of fewer months than their interest and principal, which then do not add up to them. */
export function paymentsNote({ cashFlow, equity, before = null }: YearlyReport): string[] {
  const isPart = [{ cashFlow, equity }, ...(before ? [before] : [])].some(
    (year) => year.cashFlow && year.equity?.payments && countMonths(year.cashFlow) < 12,
  )
  return isPart
    ? [
        'Kreditraten sind, wie Einnahmen und Ausgaben, die der bekannten Monate; Zinsen und Tilgung sind die des ganzen Jahres.',
      ]
    : []
}

export const noYearBefore = (year: number) =>
  `Für ${year - 1} sind keine Einnahmen und Ausgaben des Bestands erfasst.`

/** Returns the day that a loan's balance is of. Reports made by earlier releases state none, but are of the year's last day. */
export function balanceDay({ balanceDay: day }: Partial<ReportLoan>, year: number): string {
  return day ?? `${year}-12-31`
}

/** Names the sums over all loans, which leave out those of which nothing is known. */
export function loanSumTitles(report: YearlyReport) {
  const { year, loans } = report
  const asKnown = (...sums: readonly ('interest' | 'balance')[]) =>
    loans.some((loan) => sums.some((sum) => loan[sum] === null)) ? ', soweit bekannt' : ''
  return {
    all: `Summe${asKnown('interest', 'balance')}`,
    interest: `Gezahlte Zinsen ${year}${asKnown('interest')}`,
    principal: `Tilgung ${year}${asKnown('interest')}`,
    balance: `${sumOfDebts(report)}${asKnown('balance')}`,
  }
}

/** Returns what is known of a date beside its day; of a modernisation, its costs stand in a column. */
export const describeDate = (due: UpcomingDate) =>
  due.kind === 'modernisation' ? '' : describeDetails(due, formatEuros).join(', ')

/** Returns in a word how reliable the amounts of a loan are. */
export const BASIS: Readonly<Record<NonNullable<ReportLoan['basis']>, string>> = {
  terms: 'nach Vertrag',
  calculated: 'berechnet',
  estimate: 'Schätzung',
  recorded: 'nur Restschuld erfasst',
}
export const NO_BASIS = 'keine Angabe möglich'

/** The type of a released report among the documents. */
export const REPORT_TYPE = 'Jahresübersicht'

// Answers of calls
export const noReport = (year: number) =>
  `Für ${year} sind keine Einnahmen und Ausgaben erfasst. Bitte wählen Sie ein anderes Jahr oder fragen Sie Ihre Verwaltung.`
export const noReportRun =
  'Diese Jahresübersichten gibt es nicht oder nicht mehr. Bitte laden Sie die Seite neu.'
export const noReportDraft =
  'Diese Jahresübersicht ist nicht oder nicht mehr zur Freigabe bereit. Bitte laden Sie die Seite neu.'
export const nothingToRelease = 'Es ist nichts zur Freigabe bereit. Bitte laden Sie die Seite neu.'

/** What stands where other documents have street and house number. */
export const WHOLE_PORTFOLIO = 'Gesamter Bestand'
export const emptySubject =
  'Der Betreff muss Buchstaben oder Ziffern enthalten. Bitte prüfen Sie ihn.'
