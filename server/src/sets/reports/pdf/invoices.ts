import type { InvoiceRow } from '@hausblick/contract/invoice.ts'
import { addKnown } from '@hausblick/figures/report/cashFlow.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { formatAmount, formatDate } from '../../../platform/print/format.ts'
import { QUIET, type Sheet } from '../../../platform/print/sheet.ts'
import { figure, text, writeTable } from '../../../platform/print/table.ts'
import { INVOICES_NOTE, INVOICES_TITLE } from '../texts.ts'

const EURO = 'EUR'
const SUMS = ['net', 'vat', 'gross', 'householdShare'] as const

/** Writes the electronic invoices of a year with their sums, in which other currencies are left out. */
export function writeInvoices(sheet: Sheet, { invoices = [] }: YearlyReport, beginning: number) {
  if (invoices.length === 0) return
  sheet.heading(2, INVOICES_TITLE, beginning)
  sheet.paragraph(INVOICES_NOTE, { color: QUIET })
  const inEuros = invoices.filter(({ currency }) => currency === EURO)
  const sums = SUMS.map((each) => addKnown(inEuros.map((invoice) => invoice[each])))
  writeTable(
    sheet,
    [
      ...[text('Datum', 2), text('Lieferant und Nummer', 5), text('Art', 3)],
      ...[figure('Netto in €', 2), figure('USt. in €', 2), figure('Brutto in €', 2)],
      figure('Davon § 35a', 2),
    ],
    [
      ...invoices.map((invoice) => ({
        cells: [
          formatDate(invoice.date),
          describe(invoice),
          invoice.kind ?? '',
          ...SUMS.map((each) => formatAmount(invoice[each])),
        ],
      })),
      { cells: ['Summe', '', '', ...sums.map(formatAmount)], isSum: true },
    ],
    { name: INVOICES_TITLE },
  )
}

function describe({ supplier, number, precedes, currency }: InvoiceRow): string {
  const earlier = precedes.length > 0 && `zu ${precedes.join(', ')}`
  return [supplier, number, earlier, currency !== EURO && currency].filter(Boolean).join(', ')
}
