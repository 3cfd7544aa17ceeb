import type { Encoding, Value } from '@hausblick/contract/encoding/encoding.ts'
import { readMonthlyName } from '@hausblick/contract/rows/months.ts'
import { type Edition, findEncoding } from '../../../records/editions.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import type { Problems, SourceLocation } from '../problems/problems.ts'

/** The name of each column in order; null for a column that was reported and is not read. */
export type Columns = readonly (string | null)[]

export interface SheetHeader {
  readonly columns: Columns
  /** By the same index. */
  readonly encodings: readonly (Encoding<Value> | undefined)[]
  /** The edition's columns that the sheet has. */
  readonly present: readonly string[]
  /** The edition's other columns. */
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
  edition: Edition,
  { location, problems }: { location: SourceLocation; problems: Problems },
): SheetHeader | null {
  const columns = names.map((name, index) => {
    const fault = findColumnFault(name, index, names, edition)
    if (fault !== null) problems.error({ ...location, column: name || null }, fault)
    return fault === null ? name : null
  })
  const { kind } = edition
  const keys = listKeyFields(kind)
  const fields = Object.keys(edition.columns)
  const omitted = fields.filter((name) => !names.includes(name))
  const missing = omitted.filter((name) => keys.includes(name))
  for (const column of missing) problems.error({ ...location, column }, describeMissingKey(kind))
  if (missing.length > 0) return null
  const present = fields.filter((name) => names.includes(name))
  const encodings = columns.map((name) => (name === null ? undefined : findEncoding(edition, name)))
  return { columns, encodings, present, omitted, keys }
}

/** Returns the years that monthly columns of a kind name, ascending. */
export function findYears(names: readonly string[], { cashFlow }: RecordKind): number[] {
  const years = names
    .map(readMonthlyName)
    .flatMap((month) => (month !== null && month.kind === cashFlow ? month.year : []))
  return [...new Set(years)].toSorted((a, b) => a - b)
}

/** Returns whether a column of a table is not part of its key; its months may be of any year. */
export function isOptionalColumn(column: string): boolean {
  return recordKinds.some(
    (kind) =>
      findYears([column], kind).length > 0 ||
      (Object.hasOwn(kind.fields, column) && !listKeyFields(kind).includes(column)),
  )
}

export function listKeyFields({ idField, compositeId }: RecordKind): string[] {
  if (compositeId) return ['customerid', ...compositeId.fields]
  return idField === null ? ['customerid'] : ['customerid', idField]
}

function findColumnFault(
  name: string,
  index: number,
  names: readonly string[],
  edition: Edition,
): string | null {
  if (name === '')
    return `Spalte ${index + 1} hat keine Überschrift. Benennen Sie die Spalte, oder löschen Sie sie.`
  if (!findEncoding(edition, name))
    return `Diese Spalte gibt es in ${edition.kind.name} nicht. Berichtigen Sie den Namen, oder löschen Sie die Spalte.`
  const first = names.indexOf(name)
  if (first !== index)
    return `Diese Spalte steht zweimal da, als ${first + 1}. und als ${index + 1}. Löschen Sie eine davon.`
  return null
}

function describeMissingKey({ name }: RecordKind): string {
  return `Diese Spalte fehlt. Ohne sie ist keine Zeile von ${name} zuzuordnen: Fügen Sie sie ein.`
}
