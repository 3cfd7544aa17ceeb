import { addKnown } from '@hausblick/figures/report/cashFlow.ts'
import type { ReportKind } from '@hausblick/figures/report/kinds.ts'
import { formatAmount } from '../format.ts'
import { nameKind } from '../texts.ts'
import type { Sheet } from './sheet.ts'
import { figure, tableHeight, text, writeTable } from './table.ts'

/** More rows than this may be divided between pages. */
const ROWS_TOGETHER = 20

/** Returns the height that a table of kinds wants to have on a page. */
export function kindsHeight(kinds: readonly ReportKind[]): number {
  return tableHeight(Math.min(kinds.length + 1, ROWS_TOGETHER))
}

/** Writes what income and expenses were for, with their sums, which are the totals. */
export function writeKinds(sheet: Sheet, kinds: readonly ReportKind[]): void {
  const columns = [text('Art', 3), figure('Einnahmen in €', 2), figure('Ausgaben in €', 2)]
  const cells = (name: string, amounts: Omit<ReportKind, 'kind'>) => [
    name,
    ...[amounts.income, amounts.expenses].map(formatAmount),
  ]
  const sums = {
    income: addKnown(kinds.map(({ income }) => income)),
    expenses: addKnown(kinds.map(({ expenses }) => expenses)),
  }
  writeTable(sheet, columns, [
    ...kinds.map((kind) => ({ cells: cells(nameKind(kind), kind) })),
    { cells: cells('Summe', sums), isSum: true },
  ])
}
