import type { SheetRow } from '../../files/sheet.ts'
import type { CountKnown } from './countKnown.ts'

/** Fewer fields below each other may be the words of a cover or of a legend. */
const LEAST_FIELDS = 5
const LEAST_SHARE = 0.6
/** A form of two columns is about one thing. */
const LEAST_COLUMNS = 3

/** Whether a table has its fields below each other, and a column for what usually has a row. */
export function isTransposed(rows: readonly SheetRow[], countKnown: CountKnown): boolean {
  const first = Math.min(...rows.flatMap(({ cells }) => firstFilled(cells)))
  const wide = rows.filter(
    ({ cells }) =>
      (cells[first] ?? '').trim() !== '' &&
      cells.filter((cell) => cell.trim() !== '').length >= LEAST_COLUMNS,
  )
  const fields = wide.map(({ cells }) => cells[first] ?? '')
  const known = countKnown(fields)
  if (known < LEAST_FIELDS || known < fields.length * LEAST_SHARE) return false
  return wide.every(({ cells }) => countKnown(cells) < known)
}

function firstFilled(cells: readonly string[]): number[] {
  const index = cells.findIndex((cell) => cell.trim() !== '')
  return index === -1 ? [] : [index]
}
