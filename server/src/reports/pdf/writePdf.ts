import { DATE_NAMES } from '@hausblick/figures/dates/upcoming.ts'
import type { ReportCashFlow } from '@hausblick/figures/report/cashFlow.ts'
import type { ReportItem, YearlyReport } from '@hausblick/figures/report/report.ts'
import {
  formatAmount,
  formatCount,
  formatDate,
  formatEuros,
  formatShare,
  MONTH_NAMES,
  UNKNOWN,
} from '../format.ts'
import type { Issuer } from '../issuer.ts'
import {
  CASH_FLOW_NOTE,
  KINDS_NOTE,
  KINDS_TITLE,
  loanSumTitles,
  NO_TAX_FORM,
  reportTitle,
  stillNeeded,
} from '../texts.ts'
import { reserveContents, writeContents } from './contents.ts'
import { writeCover } from './cover.ts'
import { writeFooters } from './footers.ts'
import { kindsHeight, writeKinds } from './kinds.ts'
import { writeLoans } from './loans.ts'
import { QUIET, Sheet } from './sheet.ts'
import { figure, tableHeight, text, writeTable } from './table.ts'

/** Writes a report as a tagged PDF (PDF/UA-1) in A4. The same report gives the same pages. */
export async function writePdf(report: YearlyReport, issuer: Issuer): Promise<Uint8Array> {
  const title = reportTitle(report.year)
  const made = new Date(`${report.today}T12:00:00Z`)
  const sheet = new Sheet({ title, color: issuer.color, made })
  writeCover(sheet, report, issuer)
  const contents = reserveContents(sheet, countHeadings(report))
  writeYear(sheet, report)
  writeItems(sheet, 'Objekte', report.objects)
  writeItems(sheet, 'Einheiten', report.units)
  writeLoans(sheet, report)
  writeDates(sheet, report)
  sheet.heading(2, 'Was Ihre Steuerberatung noch braucht', 60)
  sheet.paragraph(NO_TAX_FORM)
  sheet.list(stillNeeded(report))
  writeContents(sheet, contents)
  writeFooters(
    sheet,
    `${title} · Kundennummer ${report.customerId} · Stand ${formatDate(report.today)}`,
  )
  return await sheet.finish()
}

function countHeadings({ kinds = [], objects, units }: YearlyReport): number {
  const own = kinds.length > 0 ? 5 : 4
  return own + [objects, units].reduce((sum, { length }) => sum + (length && length + 1), 0)
}

function writeYear(sheet: Sheet, report: YearlyReport): void {
  const { cashFlow, kinds = [], loanSums, valuation, year } = report
  const titles = loanSumTitles(report)
  sheet.addPage()
  sheet.heading(2, `Das Jahr ${year} in Zahlen`, 100)
  writeFacts(sheet, [
    ['Einnahmen', formatEuros(cashFlow?.income ?? null)],
    ['Ausgaben', formatEuros(cashFlow?.expenses ?? null)],
    ['Überschuss', formatEuros(cashFlow?.surplus ?? null)],
    ['Vermietungsrate', formatShare(report.occupancyRate)],
    ['Wohneinheiten', formatCount(report.unitCount)],
    ['Immobilienwert', formatEuros(valuation.value)],
    ['Bewertung vom', formatDate(valuation.valuationDate)],
    [titles.interest, formatEuros(loanSums.interest)],
    [titles.principal, formatEuros(loanSums.principal)],
    [titles.balance, formatEuros(loanSums.balance)],
  ])
  sheet.paragraph(CASH_FLOW_NOTE, { color: QUIET })
  if (cashFlow) {
    sheet.reserve(tableHeight(13))
    writeMonths(sheet, cashFlow)
  }
  if (kinds.length > 0) {
    sheet.heading(3, KINDS_TITLE, 30 + kindsHeight(kinds))
    sheet.paragraph(KINDS_NOTE, { color: QUIET })
    writeKinds(sheet, kinds)
  }
}

function writeItems(sheet: Sheet, title: string, items: readonly ReportItem[]): void {
  if (items.length === 0) return
  sheet.addPage()
  sheet.heading(2, title, 200)
  for (const item of items) {
    sheet.heading(3, item.label, 30 + (item.cashFlow ? tableHeight(13) : 12))
    sheet.paragraph(describe(item), { color: QUIET, size: 8.5, gap: 5 })
    if (item.cashFlow) writeMonths(sheet, item.cashFlow)
    else sheet.paragraph('Für dieses Jahr sind keine Einnahmen und Ausgaben erfasst.', { gap: 14 })
    const { kinds = [] } = item
    if (kinds.length > 0) {
      sheet.reserve(kindsHeight(kinds))
      writeKinds(sheet, kinds)
    }
  }
}

function describe({ id, type, address, occupancyRate, valuation }: ReportItem): string {
  return [
    `Nummer ${id}`,
    type,
    address,
    occupancyRate !== null && `Vermietungsrate ${formatShare(occupancyRate)}`,
    valuation.value !== null &&
      `Wert ${formatEuros(valuation.value)}${valuation.valuationDate === null ? '' : ` (${formatDate(valuation.valuationDate)})`}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function writeFacts(sheet: Sheet, facts: readonly (readonly [string, string])[]): void {
  const columns = [text('Angabe', 3), figure('Wert', 2)]
  writeTable(
    sheet,
    columns,
    facts.map((cells) => ({ cells })),
  )
}

function writeMonths(sheet: Sheet, { months, ...sums }: ReportCashFlow): void {
  const columns = [
    text('Monat', 3),
    figure('Einnahmen in €', 2),
    figure('Ausgaben in €', 2),
    figure('Überschuss in €', 2),
  ]
  const amounts = ({ income, expenses, surplus }: typeof sums) =>
    [income, expenses, surplus].map(formatAmount)
  const rows = months.map((month) => ({
    cells: [MONTH_NAMES[month.month - 1] ?? '', ...amounts(month)],
  }))
  writeTable(sheet, columns, [...rows, { cells: ['Summe', ...amounts(sums)], isSum: true }])
}

function writeDates(sheet: Sheet, { dates, today }: YearlyReport): void {
  sheet.reserve(140)
  sheet.heading(2, 'Nächste Termine', 60)
  if (dates.length === 0) {
    sheet.paragraph(`In den zwölf Monaten ab dem ${formatDate(today)} ist kein Termin bekannt.`)
    return
  }
  sheet.paragraph(`Die zwölf Monate ab dem ${formatDate(today)}.`, { color: QUIET })
  const columns = [text('Termin', 4), text('Wo', 6), text('Wann', 2), figure('Kosten in €', 2)]
  const rows = dates.map(({ kind, subject, date, cost }) => ({
    cells: [
      DATE_NAMES[kind],
      subject.label,
      formatDate(date),
      cost === null ? UNKNOWN : formatAmount(cost),
    ],
  }))
  writeTable(sheet, columns, rows)
}
