import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { labelColumns } from '../labels.ts'
import { asHeader } from '../matchHeader.ts'
import { type Corrections, correctionKey, correctRow } from './corrections.ts'
import { DateColumn } from './dateColumn.ts'
import { NumberColumn } from './numberColumn.ts'
import type { ColumnReading, SettledColumn } from './settledColumn.ts'

/**
 * Rewrites the cells of a sheet that were set right, and those whose reading depends on their whole column, as that of `1,250`
 * does, so that all who read them read the same. From the first of the latter on, rows are held back until all have been read.
 *
 * @param onReading called at the end with how a column was read
 */
export async function* settleCells(
  rows: AsyncIterable<SheetRow>,
  profile: MappingProfile,
  corrections: Corrections,
  onReading: (reading: ColumnReading) => void,
): AsyncGenerator<SheetRow> {
  const held: SheetRow[] = []
  let above: SheetRow | undefined
  let columns: readonly SettledColumn[] | undefined
  let labels: readonly (string | null)[] = []
  const isCorrected = ({ line }: SheetRow, index: number) =>
    corrections.has(correctionKey(line, labels[index] ?? ''))
  for await (const given of rows) {
    if (!columns) {
      const header = asHeader(given, above, profile)
      above = given
      if (header) {
        labels = labelColumns(header.cells)
        columns = prepareSettled(profile, labels)
      }
      yield given
      continue
    }
    const row = correctRow(given, labels, corrections)
    let waits = held.length > 0
    for (const column of columns)
      if (!isCorrected(row, column.index) && column.add(row)) waits = true
    if (waits) held.push(row)
    else yield settleRow(row, columns, isCorrected)
  }
  for (const column of columns ?? []) column.settle(columns ?? [])
  for (const row of held) yield settleRow(row, columns ?? [], isCorrected)
  for (const column of columns ?? []) {
    const reading = column.describe()
    if (reading) onReading(reading)
  }
}

function settleRow(
  row: SheetRow,
  columns: readonly SettledColumn[],
  isCorrected: (row: SheetRow, index: number) => boolean,
): SheetRow {
  const cells = [...row.cells]
  const notes = [...(row.notes ?? [])]
  for (const column of columns) {
    const { index } = column
    if (isCorrected(row, index)) continue
    const settled = column.read(row)
    if (settled === null) notes.push({ kind: 'unclear', index })
    else if (settled !== undefined) cells[index] = settled
  }
  return { ...row, cells, ...(notes.length > 0 && { notes }) }
}

/** Returns the columns of amounts, areas and dates that a mapping reads. */
function prepareSettled(
  { columns, subject }: MappingProfile,
  labels: readonly (string | null)[],
): SettledColumn[] {
  return columns.flatMap((column): SettledColumn[] => {
    const [label] = column.from
    if (column.to === null || label === undefined || column.split !== undefined) return []
    const index = labels.indexOf(label)
    switch (column.type) {
      case 'money':
      case 'area':
      case 'count':
        return [new NumberColumn(column, label, index)]
      case 'date':
        return [new DateColumn(column, label, index, subject !== 'posting')]
      default:
        return []
    }
  })
}
