import { MONTH_NAMES } from '@hausblick/figures/cashflow.ts'
import { DATE_NAMES } from '@hausblick/figures/due/upcoming.ts'
import type { ReportCashFlow } from '@hausblick/figures/report/cashFlow.ts'
import type { ReportItem } from '@hausblick/figures/report/items.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { writeFooters } from '../../../platform/print/footers.ts'
import {
  formatAmount,
  formatDate,
  formatEuros,
  formatShare,
} from '../../../platform/print/format.ts'
import { QUIET, Sheet } from '../../../platform/print/sheet.ts'
import { figure, text, writeTable } from '../../../platform/print/table.ts'
import type { Issuer } from '../issuer.ts'
import {
  describeDate,
  hasDepreciation,
  KINDS_NOTE,
  KINDS_TITLE,
  NO_TAX_FORM,
  reportTitle,
  stillNeeded,
} from '../texts.ts'
import { writeChart } from './chart.ts'
import { reserveContents, writeContents } from './contents.ts'
import { writeHead } from './cover.ts'
import { writeDepreciation } from './depreciation.ts'
import { writeInvoices } from './invoices.ts'
import { writeKinds } from './kinds.ts'
import { writeLoans } from './loans.ts'
import { writeTwoYears } from './twoYears.ts'

/** What of a table must stand on the page of its heading: a paragraph, the header and some rows. */
const BEGINNING = 90

/** Writes a report as a tagged PDF (PDF/UA-1) in A4. The same report gives the same pages. */
export async function writePdf(report: YearlyReport, issuer: Issuer): Promise<Uint8Array> {
  const title = reportTitle(report.year)
  const made = new Date(`${report.today}T12:00:00Z`)
  const sheet = new Sheet({ title, color: issuer.color, made })
  writeHead(sheet, report, issuer)
  writeFirstPage(sheet, report)
  const contents = reserveContents(sheet, countHeadings(report))
  writeYear(sheet, report)
  writeItems(sheet, 'Objekte', report.objects)
  writeItems(sheet, 'Einheiten', report.units)
  writeLoans(sheet, report)
  writeDepreciation(sheet, report)
  writeInvoices(sheet, report, BEGINNING)
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

function countHeadings(report: YearlyReport): number {
  const { cashFlow, kinds = [], objects, units } = report
  // The first page, loans, dates, and what is missing.
  const listed = (report.invoices ?? []).length > 0
  const chapters = [cashFlow !== null, kinds.length > 0, hasDepreciation(report), listed]
  const own = 4 + chapters.filter(Boolean).length
  return own + [objects, units].reduce((sum, { length }) => sum + (length && length + 1), 0)
}

/** Writes the figures of the year below the head, with the months as columns. */
function writeFirstPage(sheet: Sheet, report: YearlyReport): void {
  const { cashFlow, year } = report
  sheet.heading(2, `Das Jahr ${year} in Zahlen`, 100)
  writeTwoYears(sheet, report)
  if (cashFlow) writeChart(sheet, cashFlow, year)
}

function writeYear(sheet: Sheet, { cashFlow, kinds = [] }: YearlyReport): void {
  if (cashFlow) {
    sheet.heading(2, 'Die Monate', BEGINNING)
    writeMonths(sheet, cashFlow, 'Die Monate')
  }
  if (kinds.length > 0) {
    sheet.heading(2, KINDS_TITLE, BEGINNING)
    sheet.paragraph(KINDS_NOTE, { color: QUIET })
    writeKinds(sheet, kinds, KINDS_TITLE)
  }
}

function writeItems(sheet: Sheet, title: string, items: readonly ReportItem[]): void {
  if (items.length === 0) return
  sheet.heading(2, title, 30 + BEGINNING)
  for (const item of items) {
    sheet.heading(3, item.label, BEGINNING)
    sheet.paragraph(describe(item), { color: QUIET, size: 8.5, gap: 5 })
    if (item.cashFlow) writeMonths(sheet, item.cashFlow, item.label)
    else sheet.paragraph('Für dieses Jahr sind keine Einnahmen und Ausgaben erfasst.', { gap: 14 })
    const { kinds = [] } = item
    if (kinds.length > 0) writeKinds(sheet, kinds, item.label)
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

function writeMonths(sheet: Sheet, { months, ...sums }: ReportCashFlow, name: string): void {
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
  writeTable(sheet, columns, [...rows, { cells: ['Summe', ...amounts(sums)], isSum: true }], {
    name,
  })
}

function writeDates(sheet: Sheet, { dates, today }: YearlyReport): void {
  sheet.heading(2, 'Nächste Termine', BEGINNING)
  if (dates.length === 0) {
    sheet.paragraph(`In den zwölf Monaten ab dem ${formatDate(today)} ist kein Termin bekannt.`)
    return
  }
  sheet.paragraph(`Was am ${formatDate(today)} möglich ist, und die zwölf Monate danach.`, {
    color: QUIET,
  })
  const columns = [text('Termin', 4), text('Wo', 6), text('Wann', 2), figure('Kosten in €', 2)]
  const rows = dates.map((due) => ({
    cells: [
      DATE_NAMES[due.kind],
      [due.subject.label, describeDate(due)].filter(Boolean).join(': '),
      due.isNow ? `seit ${formatDate(due.date)}` : formatDate(due.date),
      formatAmount(due.cost),
    ],
  }))
  writeTable(sheet, columns, rows)
}
