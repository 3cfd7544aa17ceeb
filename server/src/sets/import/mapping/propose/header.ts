import type { SheetRow } from '../../files/sheet.ts'
import { hasDividedWords, joinHeader } from '../matchHeader.ts'
import { createCount } from './countKnown.ts'
import { isTransposed } from './transposed.ts'

/** How many rows are searched for a header below titles. */
const SEARCHED_ROWS = 60
const LEAST_KNOWN = 2
/** A header has few cells that are numbers or dates: months, years. */
const VALUE = /^[-+]?\d[\d.,/ -]*(?:€|%|m²)?$/

/** A header, and the index of its last row. */
export interface FoundHeader {
  readonly index: number
  readonly header: SheetRow
  /** The lower of its two rows, where they name groups and their columns. */
  readonly lower?: SheetRow
}

/**
 * Returns the row that names the columns: the one with most headings that are known in one subject, or else the
 * first as wide as the table that has no values, above a row that has some. Two rows are joined if that makes more
 * headings known, or the lower one repeats the upper. Null if there is none, and where the headings stand below each other.
 */
export function findHeader(rows: readonly SheetRow[]): FoundHeader | null {
  const searched = rows.slice(0, SEARCHED_ROWS)
  const countKnown = createCount()
  if (isTransposed(searched, countKnown)) return null
  let [best, most]: [FoundHeader | null, number] = [null, LEAST_KNOWN - 1]
  for (const [index, row] of searched.entries()) {
    const below = searched[index + 1]
    if (!isHeaderLike(row) || (below && isRepeated(row, below))) continue
    const before = most
    const known = countKnown(row.cells)
    if (known > most) [best, most] = [{ index, header: row }, known]
    const above = searched[index - 1]
    if (!above || !hasNames(above)) continue
    // Groups of columns, whose words stand above those of their columns, may make headings no better known.
    const isDivided = hasDividedWords(above, row)
    const gained = isDivided || isRepeated(above, row) ? 0 : LEAST_GAINED
    const least = gained === 0 ? known : Math.max(known, countKnown(above.cells)) + gained
    let mostJoined = before
    // Where cells go over both rows, one that is empty above belongs to the group before it.
    for (const groups of isRepeated(above, row) ? [true] : [false, true]) {
      const header = joinHeader(above, row, { groups })
      const knownJoined = countKnown(header.cells, isDivided ? [] : row.cells)
      if (knownJoined < least || knownJoined <= mostJoined) continue
      mostJoined = knownJoined
      most = knownJoined
      best = isDivided ? { index, header } : { index, header, lower: row }
    }
  }
  if (best) return best
  const index = findByShape(searched)
  const header = index === null ? undefined : searched[index]
  return index !== null && header ? { index, header } : null
}

/** Whether a sheet has its headings below each other, and a column for what usually has a row. */
export function isSideways(rows: readonly SheetRow[]): boolean {
  return isTransposed(rows.slice(0, SEARCHED_ROWS), createCount())
}

/** How many headings must be known only where two rows are joined, if no word is divided between them. */
const LEAST_GAINED = 2
const LEAST_REPEATED = 2

/** Whether cells go over both rows, as merged ones do. */
function isRepeated(above: SheetRow, row: SheetRow): boolean {
  const same = row.cells.filter((cell, index) => cell.trim() !== '' && cell === above.cells[index])
  return same.length >= LEAST_REPEATED
}

function findByShape(rows: readonly SheetRow[]): number | null {
  const width = Math.max(0, ...rows.map((row) => filledOf(row).length))
  const found = rows.findIndex((row, index) => {
    const filled = filledOf(row)
    const next = rows[index + 1]
    return (
      filled.length > LEAST_KNOWN &&
      filled.length > width / 2 &&
      filled.every((cell) => !VALUE.test(cell.trim())) &&
      next?.cells.some((cell) => VALUE.test(cell.trim()))
    )
  })
  return found === -1 ? null : found
}

function isHeaderLike(row: SheetRow): boolean {
  return filledOf(row).length >= LEAST_KNOWN && hasNames(row)
}

function hasNames(row: SheetRow): boolean {
  const filled = filledOf(row)
  const values = filled.filter((cell) => VALUE.test(cell.trim())).length
  return filled.length > 0 && values < filled.length / 2
}

function filledOf({ cells }: SheetRow): string[] {
  return cells.filter((cell) => cell.trim() !== '')
}
