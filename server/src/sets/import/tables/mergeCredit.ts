import { creditKind } from '../../../records/kinds/credit.ts'
import type { DecodedRow } from '../../../records/row.ts'
import {
  describeLocation,
  type Problems,
  quote,
  type SourceLocation,
} from '../problems/problems.ts'
import type { StagedRecord } from '../staging/staging.ts'

/** The fields that differ between the lines of a sheet with one line per loan and unit. */
const LIST_FIELDS = ['propertyid', 'objectid']

/**
 * Merges two lines of one credit that differ only in their units and objects, with a warning. Reports an error and returns
 * null if they contradict each other or are identical.
 */
export function mergeCredit(
  { location: first, record: before }: StagedRecord,
  record: DecodedRow,
  { location, problems }: { location: SourceLocation; problems: Problems },
): DecodedRow | null {
  const differing = Object.keys(creditKind.fields).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(record[name] ?? null),
  )
  const contradicting = differing.filter((name) => !LIST_FIELDS.includes(name))
  const key = `${quote(String(record.customerid))}, ${quote(String(record.creditid))}`
  const repeated = `${key} steht in ${creditKind.name} zum zweiten Mal, zuerst in: ${describeLocation(first)}.`
  if (contradicting.length > 0) {
    problems.error(
      { ...location, column: 'creditid' },
      `${repeated} Die Zeilen widersprechen sich in ${contradicting.join(', ')}: Gleichen Sie sie an, oder löschen Sie eine davon.`,
    )
    return null
  }
  if (differing.length === 0) {
    problems.error(
      { ...location, column: 'creditid' },
      `${repeated} Löschen Sie eine der beiden Zeilen.`,
    )
    return null
  }
  problems.warning(
    { ...location, column: 'creditid' },
    `${repeated} Beide werden ein Kredit für alle Einheiten und Objekte, die sie nennen. Ändern Sie eine der Kennungen, wenn es zwei Kredite sind.`,
  )
  const lists = LIST_FIELDS.map(
    (name) => [name, mergeIds(before[name] ?? null, record[name] ?? null)] as const,
  )
  return { ...before, ...Object.fromEntries(lists) }
}

function mergeIds(before: DecodedRow[string], after: DecodedRow[string]): string[] | null {
  const ids = [...new Set([...toIds(before), ...toIds(after)])]
  return ids.length > 0 ? ids : null
}

function toIds(value: DecodedRow[string]): readonly string[] {
  return Array.isArray(value) ? value : []
}
