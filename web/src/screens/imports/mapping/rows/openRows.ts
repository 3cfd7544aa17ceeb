import type { SheetDetail } from '../../../../base/data/imports.ts'

/** What rows are shown with, which open when they are to be changed. */
export interface OpenRows {
  readonly detail: SheetDetail
  readonly onOpenRow: (line: number) => void
}

/** Returns what was set in place of cells of a row, by label. */
export function correctedIn(
  { corrections }: Pick<SheetDetail, 'corrections'>,
  line: number,
): ReadonlyMap<string, string> {
  return new Map(
    corrections.filter((cell) => cell.line === line).map(({ label, value }) => [label, value]),
  )
}
