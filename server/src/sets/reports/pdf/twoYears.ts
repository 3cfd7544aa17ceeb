import { MONTH_NAMES } from '@hausblick/figures/cashflow.ts'
import type { ReportCashFlow } from '@hausblick/figures/report/cashFlow.ts'
import type { ReportEquity } from '@hausblick/figures/report/equity.ts'
import type { LoanSums } from '@hausblick/figures/report/loans.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import type { Valuation } from '@hausblick/figures/valuation.ts'
import {
  formatCount,
  formatDate,
  formatEuros,
  formatShare,
  UNKNOWN,
} from '../../../platform/print/format.ts'
import { QUIET, type Sheet } from '../../../platform/print/sheet.ts'
import { figure, text, writeTable } from '../../../platform/print/table.ts'
import {
  balanceDays,
  CASH_FLOW_NOTE,
  countMonths,
  isPartial,
  noYearBefore,
  paymentsNote,
  whyNoEquity,
  whyNoOccupancy,
} from '../texts.ts'

/** What stands in a column of the first page. */
interface YearFigures {
  readonly cashFlow: ReportCashFlow | null
  readonly valuation: Pick<Valuation, 'value' | 'valuationDate'>
  readonly equity?: ReportEquity | null
  readonly loanSums: LoanSums
  readonly occupancyRate: number | null
  readonly unitCount: number | null
}

/** Writes the year in figures, beside the year before where that is known. */
export function writeTwoYears(sheet: Sheet, report: YearlyReport): void {
  const { year, before = null } = report
  const years: YearFigures[] = [
    report,
    ...(before ? [{ ...before, occupancyRate: null, unitCount: null }] : []),
  ]
  const asKnown = isPartial(report) ? ', soweit bekannt' : ''
  const ofEach = (write: (figures: YearFigures) => string) => years.map(write)
  const money = (amountOf: (figures: YearFigures) => number | null | undefined) =>
    ofEach((figures) => formatEuros(amountOf(figures) ?? null))
  const row = (name: string, cells: string[], isSum = false) => ({ cells: [name, ...cells], isSum })
  const rows = [
    row(
      'Einnahmen',
      money(({ cashFlow }) => cashFlow?.income),
    ),
    row(
      'Ausgaben',
      money(({ cashFlow }) => cashFlow?.expenses),
    ),
    row(
      'Überschuss',
      money(({ cashFlow }) => cashFlow?.surplus),
      true,
    ),
    row(
      'Kreditraten',
      money(({ equity }) => equity?.payments),
    ),
    row(
      'Überschuss nach Kreditraten',
      money(({ equity }) => equity?.cashFlow),
      true,
    ),
    row(
      `Gezahlte Zinsen${asKnown}`,
      money(({ loanSums }) => loanSums.interest),
    ),
    row(
      `Tilgung${asKnown}`,
      money(({ loanSums }) => loanSums.principal),
    ),
    row(
      'Immobilienwert',
      ofEach(({ valuation }) => dated(valuation.value, valuation.valuationDate)),
    ),
    row(
      `Restschuld${asKnown}`,
      ofEach(({ loanSums }) =>
        loanSums.balance === null
          ? UNKNOWN
          : `${formatEuros(loanSums.balance)}\n${balanceDays(loanSums)}`,
      ),
    ),
    row(
      'Eigenkapital am Tag der Restschuld',
      money(({ equity }) => equity?.equity),
      true,
    ),
    row(
      'Beleihung',
      ofEach(({ equity }) => formatShare(equity?.loanToValue ?? null)),
    ),
    row(
      `Vermietungsrate, Stand ${formatDate(report.today)}`,
      ofEach(({ occupancyRate }) => formatShare(occupancyRate)),
    ),
    row(
      `Wohneinheiten, Stand ${formatDate(report.today)}`,
      ofEach(({ unitCount }) => formatCount(unitCount)),
    ),
  ]
  const columns = [
    text('Angabe', 3),
    ...years.map(({ cashFlow }, index) => figure(nameYear(year - index, cashFlow), 2)),
  ]
  writeTable(sheet, columns, rows)
  const notes = [
    CASH_FLOW_NOTE,
    ...paymentsNote(report),
    ...whyNoEquity(report),
    ...whyNoOccupancy(report),
    ...(before ? [] : [noYearBefore(year)]),
  ]
  sheet.paragraph(notes.join(' '), { color: QUIET, size: 8.5 })
}

/** Names a year; one that is told in part, with its months. */
function nameYear(year: number, cashFlow: ReportCashFlow | null): string {
  if (cashFlow === null || countMonths(cashFlow) === 12) return String(year)
  return `${year} (${nameMonths(cashFlow)})`
}

/** Names the months of a year that are known. */
function nameMonths(cashFlow: ReportCashFlow): string {
  const last = MONTH_NAMES[countMonths(cashFlow) - 1] ?? ''
  return last === MONTH_NAMES[0] ? last : `${MONTH_NAMES[0]} bis ${last}`
}

function dated(cents: number | null, day: string | null): string {
  if (cents === null) return UNKNOWN
  return `${formatEuros(cents)}${day === null ? '' : `\nBewertung ${day.length === '2025-01-01'.length ? 'vom ' : ''}${formatDate(day)}`}`
}
