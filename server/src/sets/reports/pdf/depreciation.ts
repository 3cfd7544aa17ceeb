import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import {
  formatAmount,
  formatDate,
  formatEuros,
  formatShare,
} from '../../../platform/print/format.ts'
import { QUIET, type Sheet } from '../../../platform/print/sheet.ts'
import { figure, text, writeTable } from '../../../platform/print/table.ts'
import {
  DEPRECIATION_NOTE,
  DEPRECIATION_TITLE,
  hasDepreciation,
  whyNoDepreciation,
} from '../texts.ts'

/** Writes the depreciation of the year of what it is entered for. */
export function writeDepreciation(sheet: Sheet, report: YearlyReport): void {
  const { depreciation, year } = report
  if (!depreciation || !hasDepreciation(report)) return
  sheet.heading(2, DEPRECIATION_TITLE, 120)
  sheet.paragraph([DEPRECIATION_NOTE, ...whyNoDepreciation(report)].join(' '), { color: QUIET })
  const columns = [
    text('Wofür', 4.3),
    figure('Kaufpreis in €', 3.4),
    figure('Gebäude', 2.4),
    figure('Anteil in €', 3.4),
    figure('Satz', 1.5),
    figure('Beginn', 2.1),
    figure(`AfA ${year} in €`, 3.3),
    figure(`Rest Ende ${year} in €`, 3.4),
  ]
  const rows = depreciation.items.map(
    ({ label, price, costs, share, rate, start, year: told }) => ({
      cells: [
        costs ? `${label}, dazu ${formatEuros(costs)} Nebenkosten` : label,
        formatAmount(price),
        formatShare(share),
        formatAmount(told?.base ?? null),
        formatShare(rate),
        formatDate(start),
        formatAmount(told?.amount ?? null),
        formatAmount(told?.remaining ?? null),
      ],
    }),
  )
  const sum = {
    cells: ['Summe', '', '', '', '', '', formatAmount(depreciation.sum), ''],
    isSum: true,
  }
  writeTable(sheet, columns, [...rows, sum], { name: DEPRECIATION_TITLE })
}
