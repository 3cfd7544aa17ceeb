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
  /** Fields without a column. */
  readonly omitted: ReadonlySet<string>
  /** The fields that identify a row. */
  readonly keys: readonly string[]
}

/**
 * Matches a header's names to fields. Reports repeated and unknown columns as errors, and missing ones unless `without`
 * allows them. Returns null if a key column is missing, since no row can be identified then.
 */
export function readHeader(
  names: readonly string[],
  kind: RecordKind,
  {
    location,
    problems,
    without,
  }: { location: SourceLocation; problems: Problems; without: ReadonlySet<string> },
): SheetHeader | null {
  const columns = names.map((name, index) => {
    const fault = findColumnFault(name, index, names, kind)
    if (fault !== null) problems.error({ ...location, column: name || null }, fault)
    return fault === null ? name : null
  })
  const keys = listKeyFields(kind)
  const missing = Object.keys(kind.fields).filter((name) => !names.includes(name))
  for (const column of missing)
    if (keys.includes(column)) problems.error({ ...location, column }, describeMissingKey(kind))
    else if (!without.has(column))
      problems.error({ ...location, column }, describeMissingColumn(kind, column))
  if (missing.some((name) => keys.includes(name))) return null
  const omitted = new Set(missing)
  const present = Object.keys(kind.fields).filter((name) => !omitted.has(name))
  return { columns, present, omitted, keys }
}

/** Returns the years that monthly columns name, ascending; the data year if none do. */
export function findYears(names: readonly string[], { fields }: RecordKind): number[] {
  const years = names
    .filter((name) => Object.hasOwn(fields, nameInYear(name, DATA_YEAR)))
    .flatMap((name) => readMonthlyName(name)?.year ?? [])
  return years.length > 0 ? [...new Set(years)].toSorted((a, b) => a - b) : [DATA_YEAR]
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

function describeMissingColumn({ name }: RecordKind, column: string): string {
  return `Diese Spalte von ${name} fehlt. Fügen Sie sie ein, oder starten Sie den Import mit „--without ${column}“, wenn bleiben soll, was es darin schon gibt.`
}
