import type { SheetRow } from '../../files/sheet.ts'

/** Cells set right for one import, by line and label. */
export type Corrections = ReadonlyMap<string, string>

export function correctionKey(line: number, label: string): string {
  return `${line}:${label}`
}

/** Sets the cells of a row right, so that all who read it read the same. What was noticed in those cells is past. */
export function correctRow(
  row: SheetRow,
  labels: readonly (string | null)[],
  corrections: Corrections,
): SheetRow {
  if (corrections.size === 0) return row
  const corrected = labels.map((label) => corrections.get(correctionKey(row.line, label ?? '')))
  if (corrected.every((value) => value === undefined)) return row
  const width = Math.max(row.cells.length, labels.length)
  const isAsRead = (index: number) => corrected[index] === undefined
  return {
    ...row,
    cells: Array.from({ length: width }, (_, index) => corrected[index] ?? row.cells[index] ?? ''),
    notes: (row.notes ?? []).filter(({ index }) => isAsRead(index)),
    numbers: (row.numbers ?? []).filter(isAsRead),
  }
}
