import { nameInYear, readMonthlyName } from '@hausblick/contract/rows/fields.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { findEncoding, type RecordKind } from '../records/recordKind.ts'
import { recordKinds } from '../records/recordKinds.ts'
import type { Problems, SourceLocation } from './problems.ts'

/** The field of each column in order; null for a column that was reported and is not read. */
export type Columns = readonly (string | null)[]

export interface SheetHeader {
  readonly columns: Columns
  /** The kind's fields that have a column. */
  readonly present: readonly string[]
  /** The kind's fields without one. */
  readonly omitted: readonly string[]
  /** The fields that identify a row. */
  readonly keys: readonly string[]
}

/**
 * Matches a header's names to fields. Reports repeated and unknown columns as errors. Returns null if a key column is missing,
 * since no row can be identified then.
 */
export function readHeader(
  names: readonly string[],
  kind: RecordKind,
  { location, problems }: { location: SourceLocation; problems: Problems },
): SheetHeader | null {
  const columns = names.map((name, index) => {
    const fault = findColumnFault(name, index, names, kind)
    if (fault !== null) problems.error({ ...location, column: name || null }, fault)
    return fault === null ? name : null
  })
  const keys = listKeyFields(kind)
  const fields = Object.keys(kind.fields)
  const omitted = fields.filter((name) => !names.includes(name))
  const missing = omitted.filter((name) => keys.includes(name))
  for (const column of missing) problems.error({ ...location, column }, describeMissingKey(kind))
  if (missing.length > 0) return null
  const present = fields.filter((name) => names.includes(name))
  return { columns, present, omitted, keys }
}

/** Returns the years that monthly columns name, ascending. */
export function findYears(names: readonly string[], { fields }: RecordKind): number[] {
  const years = names
    .filter((name) => Object.hasOwn(fields, nameInYear(name, DATA_YEAR)))
    .flatMap((name) => readMonthlyName(name)?.year ?? [])
  return [...new Set(years)].toSorted((a, b) => a - b)
}

/** Returns whether a column of a table is not part of its key; its months may be of any year. */
export function isOptionalColumn(column: string): boolean {
  return listOptionalColumns().has(nameInYear(column, DATA_YEAR))
}

/** Returns the columns of all tables that are not part of a key, with months of the data year. */
export function listOptionalColumns(): Set<string> {
  const names = recordKinds.flatMap((kind) => {
    const keys = listKeyFields(kind)
    return Object.keys(kind.fields).filter((name) => !keys.includes(name))
  })
  return new Set(names)
}

/** Returns the fields that identify a row. */
export function listKeyFields({ idField }: RecordKind): string[] {
  return idField === null ? ['customerid'] : ['customerid', idField]
}

function findColumnFault(
  name: string,
  index: number,
  names: readonly string[],
  kind: RecordKind,
): string | null {
  if (name === '')
    return `Spalte ${index + 1} hat keine Überschrift. Benennen Sie die Spalte, oder löschen Sie sie.`
  if (!findEncoding(kind, name))
    return `Diese Spalte gibt es in ${kind.name} nicht. Berichtigen Sie den Namen, oder löschen Sie die Spalte.`
  const first = names.indexOf(name)
  if (first !== index)
    return `Diese Spalte steht zweimal da, als ${first + 1}. und als ${index + 1}. Löschen Sie eine davon.`
  return null
}

function describeMissingKey({ name }: RecordKind): string {
  return `Diese Spalte fehlt. Ohne sie ist keine Zeile von ${name} zuzuordnen: Fügen Sie sie ein.`
}
