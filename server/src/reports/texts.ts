import type { ReportLoan } from '@hausblick/figures/report/loans.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'

/** What a report says in words, in PDF and tables alike. */

export const reportTitle = (year: number) => `Jahresübersicht ${year}`

export const CASH_FLOW_NOTE =
  'Die Zahlen des Bestands, der Objekte und der Einheiten führt Ihre Verwaltung jeweils für sich; sie werden hier nicht zusammengezählt. Ein Strich steht, wo nichts bekannt ist.'

/** What an adviser needs for a tax return and this report does not have. */
export const STILL_NEEDED = [
  'die Abschreibung (AfA) der Gebäude: Anschaffungs- oder Herstellungskosten, Anteil des Grundstücks, Beginn und Satz',
  'Anschaffungsnebenkosten wie Grunderwerbsteuer, Notar, Grundbuch und Makler',
  'die Abrechnung der Nebenkosten mit Vorauszahlungen, Nachzahlungen und Erstattungen',
  'die Belege der Ausgaben, getrennt nach Erhaltung, Herstellung und laufenden Kosten',
  'selbst genutzte oder verbilligt überlassene Flächen und andere private Anteile',
  'Geldbeschaffungskosten, Disagio und Bescheinigungen der Banken über gezahlte Zinsen',
  'Fahrten, Versicherungen, Grundsteuer und alles, was nicht über die Verwaltung lief',
] as const

export const NO_TAX_FORM =
  'Diese Übersicht fasst zusammen, was Ihre Verwaltung erfasst hat. Sie ist keine Steuererklärung, kein amtliches Formular und ersetzt keine steuerliche Beratung. Ihre Steuerberatung braucht außerdem, soweit es auf Sie zutrifft:'

export const loanNote = ({ year }: YearlyReport) =>
  `Zinsen und Tilgung sind die des Jahres ${year}, die Restschuld die am 31.12.${year}. Maßgeblich ist die Bescheinigung der Bank.`

/** Names the sums over all loans, which leave out those of which nothing is known. */
export function loanSumTitles({ year, loans }: YearlyReport) {
  const asKnown = loans.some(({ basis }) => basis === null) ? ', soweit bekannt' : ''
  return {
    interest: `Gezahlte Zinsen ${year}${asKnown}`,
    principal: `Tilgung ${year}${asKnown}`,
    balance: `Restschuld am 31.12.${year}${asKnown}`,
  }
}

/** Says in a word how far the amounts of a loan can be relied on. */
export const BASIS: Readonly<Record<NonNullable<ReportLoan['basis']>, string>> = {
  terms: 'nach Vertrag',
  calculated: 'berechnet',
  estimate: 'Schätzung',
}
export const NO_BASIS = 'keine Angabe möglich'

/** The type of a released report among the documents. */
export const REPORT_TYPE = 'Jahresübersicht'
