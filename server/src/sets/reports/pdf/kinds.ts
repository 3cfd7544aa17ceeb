import { addKnown } from '@hausblick/figures/report/cashFlow.ts'
import type { ReportKind } from '@hausblick/figures/report/kinds.ts'
import { formatAmount } from '../../../platform/print/format.ts'
import type { Sheet } from '../../../platform/print/sheet.ts'
import { figure, text, writeTable } from '../../../platform/print/table.ts'
import { nameKind } from '../texts.ts'

/** Writes what income and expenses were for, with their sums, which are the totals, beside the year before where that is told. */
export function writeKinds(sheet: Sheet, kinds: readonly ReportKind[], name: string): void {
  const hasBefore = kinds.some(({ incomeBefore }) => incomeBefore !== undefined)
  const columns = [
    text('Art', 3),
    figure('Einnahmen in €', 2),
    figure('Ausgaben in €', 2),
    ...(hasBefore
      ? [figure('Einnahmen im Jahr davor', 2), figure('Ausgaben im Jahr davor', 2)]
      : []),
  ]
  const flows = [
    ...(['income', 'expenses'] as const),
    ...(hasBefore ? (['incomeBefore', 'expensesBefore'] as const) : []),
  ]
  const sums = flows.map((flow) => addKnown(kinds.map((kind) => kind[flow] ?? null)))
  writeTable(
    sheet,
    columns,
    [
      ...kinds.map((kind) => ({
        cells: [nameKind(kind), ...flows.map((flow) => formatAmount(kind[flow] ?? null))],
      })),
      { cells: ['Summe', ...sums.map(formatAmount)], isSum: true },
    ],
    { name },
  )
}
