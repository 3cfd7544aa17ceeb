import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { date, money, type ReportTable, text } from './columns.ts'
import { INVOICES_TITLE } from './texts.ts'

/** Returns the electronic invoices of a year; nothing where there are none. */
export function invoicesTable({ invoices = [] }: YearlyReport): ReportTable[] {
  if (invoices.length === 0) return []
  return [
    {
      name: INVOICES_TITLE,
      columns: [
        ...[date('Datum'), text('Lieferant'), text('Nummer'), text('Art'), text('Adresse')],
        ...[money('Netto'), money('Umsatzsteuer'), money('Brutto'), text('Währung')],
        ...[money('Davon Lohn nach § 35a EStG, laut Rechnung'), text('Zu Rechnung'), text('Datei')],
      ],
      rows: invoices.map((each) => [
        ...[each.date, each.supplier, each.number, each.kind, each.street],
        ...[each.net, each.vat, each.gross, each.currency],
        ...[each.householdShare, each.precedes.join(', '), each.name],
      ]),
    },
  ]
}
