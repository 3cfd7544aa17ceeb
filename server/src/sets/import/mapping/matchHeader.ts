import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SheetRow } from '../files/sheet.ts'
import { fingerprintOf, labelColumns } from './labels.ts'

/** What a source's header has become since its mapping was saved. */
export interface HeaderChange {
  /** The headings as the file has them. */
  readonly added: readonly string[]
  /** Labels of the mapping that the header no longer has. */
  readonly missing: readonly string[]
}

/**
 * Joins a header in two rows, whose words may be divided between them, `Netto-` above `kaltmiete`, or stand in both, as those of
 * merged cells do. With `groups`, a heading is
 * that of a group of columns: it also stands above those to its right that have none of their own.
 */
export function joinHeader(
  upper: SheetRow,
  lower: SheetRow,
  { groups }: { groups: boolean },
): SheetRow {
  const width = Math.max(upper.cells.length, lower.cells.length)
  let group = ''
  const cells = Array.from({ length: width }, (_, index) => {
    const [own, below] = [upper, lower].map((row) => (row.cells[index] ?? '').trim())
    if (own || !below) group = own ?? ''
    const above = groups ? group : own
    if (!above || !below || above === below) return above || below || ''
    return isDivided(above, below) ? `${above.slice(0, -1)}${below}` : `${above} ${below}`
  })
  return { line: lower.line, cells }
}

/** Returns the headers that a row may be: alone, or joined with the one above. */
function headersOf(row: SheetRow, above: SheetRow | undefined): SheetRow[] {
  if (!above) return [row]
  return [row, ...[false, true].map((groups) => joinHeader(above, row, { groups }))]
}

/** Whether a word begins in the upper row and goes on in the lower one. */
export function hasDividedWords(upper: SheetRow, lower: SheetRow): boolean {
  return upper.cells.some((cell, index) =>
    isDivided(cell.trim(), (lower.cells[index] ?? '').trim()),
  )
}

function isDivided(above: string, below: string): boolean {
  return above.endsWith('-') && /^\p{Ll}/u.test(below)
}

/** Returns a row as the header of a mapping, joined with the one above where the header is in two rows; null if it is none. */
export function asHeader(
  row: SheetRow,
  above: SheetRow | undefined,
  profile: MappingProfile,
): SheetRow | null {
  const found = headersOf(row, above)
  return found.find(({ cells }) => findChange(cells, profile) === null) ?? null
}

/** Returns what is different about a header; null if it has the mapping's headings, in whatever order. */
export function findChange(cells: readonly string[], profile: MappingProfile): HeaderChange | null {
  const labels = labelColumns(cells)
  if (fingerprintOf(labels) === profile.fingerprint) return null
  const known = profile.fingerprint.split('|')
  const added = labels.flatMap((label, index) =>
    label !== null && !known.includes(label) ? [cells[index] ?? label] : [],
  )
  const missing = known.filter((label) => !labels.includes(label))
  return { added, missing }
}

/** How many of the mapping's headings a row must have to be its header, changed. */
const LEAST_SHARE = 0.5

/** Returns the row that is most like a mapping's header, for saying what changed where none is it; null if none resembles it. */
export function findResembling(
  rows: readonly SheetRow[],
  { fingerprint }: MappingProfile,
): SheetRow | null {
  const known = fingerprint.split('|')
  let [best, most]: [SheetRow | null, number] = [null, 0]
  const headers = rows.flatMap((row, index) => headersOf(row, rows[index - 1]))
  for (const row of headers) {
    const labels = labelColumns(row.cells)
    const shared = known.filter((label) => labels.includes(label)).length
    if (shared > most) [best, most] = [row, shared]
  }
  return most >= known.length * LEAST_SHARE ? best : null
}
