import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import { type ReportTable, text } from './columns.ts'
import {
  CASH_FLOW_NOTE,
  DEPRECIATION_NOTE,
  hasDepreciation,
  hasKinds,
  KINDS_NOTE,
  loanNote,
  NO_TAX_FORM,
  paymentsNote,
  stillNeeded,
  whyNoDepreciation,
  whyNoEquity,
  whyNoOccupancy,
} from './texts.ts'

/** Returns what the PDF says beside its tables. */
export function notesTable(report: YearlyReport): ReportTable {
  return {
    name: 'Hinweise',
    columns: [text('Hinweis')],
    rows: [
      CASH_FLOW_NOTE,
      ...paymentsNote(report),
      ...whyNoEquity(report),
      ...whyNoOccupancy(report),
      ...(hasKinds(report) ? [KINDS_NOTE] : []),
      loanNote(report),
      ...(hasDepreciation(report) ? [DEPRECIATION_NOTE, ...whyNoDepreciation(report)] : []),
      NO_TAX_FORM,
      ...stillNeeded(report),
    ].map((note) => [note]),
  }
}
