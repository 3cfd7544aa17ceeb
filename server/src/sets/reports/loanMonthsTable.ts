import { MONTH_NAMES } from '@hausblick/figures/cashflow.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { money, type ReportTable, text } from './columns.ts'

/** Returns what is paid for each loan in each month; none of reports by earlier releases, which do not tell it. */
export function loanMonthsTable({ loans }: YearlyReport): ReportTable[] {
  if (loans.every(({ months }) => months === undefined)) return []
  return [
    {
      name: 'Kredite nach Monaten',
      columns: [
        ...[text('Nummer'), text('Kredit'), text('Monat')],
        ...[money('Zinsen in Euro'), money('Tilgung in Euro')],
      ],
      rows: loans.flatMap(({ id, title, months }) =>
        (months ?? []).map(({ interest, principal }, index) => [
          ...[id, title, MONTH_NAMES[index] ?? ''],
          ...[interest, principal],
        ]),
      ),
    },
  ]
}
