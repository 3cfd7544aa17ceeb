import { creditKind } from '../records/kinds/credit.ts'
import type { DecodedRow } from '../records/row.ts'
import { describeSheetPlace, type Problems, quote, type SheetPlace } from './problems.ts'
import type { Staged } from './staging.ts'

/** What a sheet with one line a loan and unit repeats. */
const LISTS = ['propertyid', 'objectid']

/**
 * Merges two lines of one credit that differ in nothing but the units and objects which they name, with a warning. Returns
 * null, after an error, where they contradict each other or the second says nothing new.
 */
export function mergeCredit(
  { place: first, record: before }: Staged,
  record: DecodedRow,
  { place, problems }: { place: SheetPlace; problems: Problems },
): DecodedRow | null {
  const differing = Object.keys(creditKind.fields).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(record[name] ?? null),
  )
  const contradicting = differing.filter((name) => !LISTS.includes(name))
  const key = `${quote(String(record.customerid))}, ${quote(String(record.creditid))}`
  const repeated = `${key} steht in ${creditKind.name} zum zweiten Mal, zuerst in: ${describeSheetPlace(first)}.`
  if (contradicting.length > 0) {
    problems.error(
      { ...place, column: 'creditid' },
      `${repeated} Die Zeilen widersprechen sich in ${contradicting.join(', ')}: Gleichen Sie sie an, oder löschen Sie eine davon.`,
    )
    return null
  }
  if (differing.length === 0) {
    problems.error(
      { ...place, column: 'creditid' },
      `${repeated} Löschen Sie eine der beiden Zeilen.`,
    )
    return null
  }
  problems.warning(
    { ...place, column: 'creditid' },
    `${repeated} Beide werden ein Kredit für alle Einheiten und Objekte, die sie nennen. Ändern Sie eine der Kennungen, wenn es zwei Kredite sind.`,
  )
  const lists = LISTS.map(
    (name) => [name, union(before[name] ?? null, record[name] ?? null)] as const,
  )
  return { ...before, ...Object.fromEntries(lists) }
}

function union(before: DecodedRow[string], after: DecodedRow[string]): string[] | null {
  const ids = [...new Set([...listOf(before), ...listOf(after)])]
  return ids.length > 0 ? ids : null
}

function listOf(value: DecodedRow[string]): readonly string[] {
  return Array.isArray(value) ? value : []
}
