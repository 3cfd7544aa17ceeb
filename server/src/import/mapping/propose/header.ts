import { SUBJECTS } from '@hausblick/contract/mapping/subjects.ts'
import type { SheetRow } from '../../sheet.ts'
import { isKnownHeading } from './candidates.ts'

/** How many rows are searched for a header below titles. */
const SEARCHED_ROWS = 60
const LEAST_KNOWN = 2
/** A header has few cells that are numbers or dates: months, years. */
const VALUE = /^[-+]?\d[\d.,/ -]*(?:€|%|m²)?$/

/**
 * Returns the index of the row that names the columns: the one with most headings that are known in one subject, or else the
 * first as wide as the table that has no values, above a row that has some. Null if there is none.
 */
export function findHeader(rows: readonly SheetRow[]): number | null {
  const searched = rows.slice(0, SEARCHED_ROWS)
  let [best, most] = [-1, LEAST_KNOWN - 1]
  for (const [index, { cells }] of searched.entries()) {
    const filled = cells.filter((cell) => cell.trim() !== '')
    if (filled.length < LEAST_KNOWN || !isHeaderLike(filled)) continue
    const known = Math.max(
      ...SUBJECTS.map((subject) => filled.filter((cell) => isKnownHeading(cell, subject)).length),
    )
    if (known > most) [best, most] = [index, known]
  }
  return best === -1 ? findByShape(searched) : best
}

function findByShape(rows: readonly SheetRow[]): number | null {
  const width = Math.max(0, ...rows.map(countFilled))
  const found = rows.findIndex(({ cells }, index) => {
    const filled = cells.filter((cell) => cell.trim() !== '')
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

function isHeaderLike(filled: readonly string[]): boolean {
  return filled.filter((cell) => VALUE.test(cell.trim())).length < filled.length / 2
}

function countFilled({ cells }: SheetRow): number {
  return cells.filter((cell) => cell.trim() !== '').length
}
