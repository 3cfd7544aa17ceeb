import { SUBJECTS } from '@hausblick/contract/mapping/subjects.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { hasDividedWords, joinHeader } from '../matchHeader.ts'
import { isKnownHeading } from './candidates.ts'

/** How many rows are searched for a header below titles. */
const SEARCHED_ROWS = 60
const LEAST_KNOWN = 2
/** A header has few cells that are numbers or dates: months, years. */
const VALUE = /^[-+]?\d[\d.,/ -]*(?:€|%|m²)?$/

/** A header, and the index of its last row. */
interface FoundHeader {
  readonly index: number
  readonly header: SheetRow
}

/**
 * Returns the row that names the columns: the one with most headings that are known in one subject, or else the
 * first as wide as the table that has no values, above a row that has some. Two rows are joined if that makes more
 * headings known. Null if there is none.
 */
export function findHeader(rows: readonly SheetRow[]): FoundHeader | null {
  const searched = rows.slice(0, SEARCHED_ROWS)
  let [best, most]: [FoundHeader | null, number] = [null, LEAST_KNOWN - 1]
  for (const [index, row] of searched.entries()) {
    const before = most
    const known = countKnown(row)
    if (known > most) [best, most] = [{ index, header: row }, known]
    const above = searched[index - 1]
    if (!above || !isHeaderLike(above) || !isHeaderLike(row)) continue
    const joined = joinHeader(above, row)
    // Groups of columns, whose words stand above those of their columns, make headings no better known.
    const gained = hasDividedWords(above, row) ? 0 : LEAST_GAINED
    const knownJoined = countKnown(joined)
    if (knownJoined >= Math.max(known, countKnown(above)) + gained && knownJoined > before)
      [best, most] = [{ index, header: joined }, knownJoined]
  }
  if (best) return best
  const index = findByShape(searched)
  const header = index === null ? undefined : searched[index]
  return index !== null && header ? { index, header } : null
}

/** How many headings must be known only where two rows are joined, if no word is divided between them. */
const LEAST_GAINED = 2

function countKnown(row: SheetRow): number {
  if (!isHeaderLike(row)) return 0
  return Math.max(
    ...SUBJECTS.map(
      (subject) => filledOf(row).filter((cell) => isKnownHeading(cell, subject)).length,
    ),
  )
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
  const filled = filledOf(row)
  const values = filled.filter((cell) => VALUE.test(cell.trim())).length
  return filled.length >= LEAST_KNOWN && values < filled.length / 2
}

function filledOf({ cells }: SheetRow): string[] {
  return cells.filter((cell) => cell.trim() !== '')
}
