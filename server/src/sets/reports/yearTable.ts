import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { amounts, cashFlowColumns, count, date, money, type ReportTable, share } from './columns.ts'

/** Returns the year beside the year before, a row each; none of reports by earlier releases, which do not tell it. */
export function yearTable(report: YearlyReport): ReportTable[] {
  if (report.equity === undefined) return []
  const { before = null } = report
  const rowOf = ({ year, cashFlow, valuation, equity = null, loanSums }: Told) => [
    year,
    cashFlow?.months.filter(({ income }) => income !== null).length ?? null,
    ...amounts(cashFlow),
    equity?.payments ?? null,
    equity?.cashFlow ?? null,
    loanSums.interest,
    loanSums.principal,
    valuation.value,
    valuation.valuationDate,
    loanSums.balance,
    loanSums.balanceDays?.oldest ?? null,
    loanSums.balanceDays?.newest ?? null,
    equity?.equity ?? null,
    equity?.loanToValue ?? null,
  ]
  return [
    {
      name: 'Jahresvergleich',
      columns: [
        ...[count('Jahr'), count('Monate')],
        ...cashFlowColumns,
        ...[money('Kreditraten in Euro'), money('Überschuss nach Kreditraten in Euro')],
        ...[money('Gezahlte Zinsen, soweit bekannt, in Euro')],
        ...[money('Tilgung, soweit bekannt, in Euro')],
        ...[money('Immobilienwert in Euro'), date('Bewertung vom')],
        ...[money('Restschuld, soweit bekannt, in Euro')],
        ...[date('Restschuld, älteste vom'), date('Restschuld, neueste vom')],
        ...[money('Eigenkapital in Euro'), share('Beleihung in Prozent')],
      ],
      rows: [report, ...(before ? [before] : [])].map(rowOf),
    },
  ]
}

type Told = Pick<YearlyReport, 'year' | 'cashFlow' | 'valuation' | 'equity' | 'loanSums'>
