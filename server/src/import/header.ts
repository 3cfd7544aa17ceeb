import type { RecordKind } from '../records/recordKind.ts'
import { recordKinds } from '../records/recordKinds.ts'
import type { Problems, SheetPlace } from './problems.ts'

/** The field in each column of a table; null for a column that is not read and has been reported. */
export type Columns = readonly (string | null)[]

export interface Header {
  readonly columns: Columns
  /** Fields without a column, where that is meant. */
  readonly omitted: ReadonlySet<string>
}

/**
 * Reads the fields in the columns of a header. A repeated or unknown column is an error, and so is a missing one that is
 * not in `without`. Returns null where a key column is missing, since no row can be read then.
 */
export function readHeader(
  names: readonly string[],
  table: RecordKind,
  {
    place,
    problems,
    without,
  }: { place: SheetPlace; problems: Problems; without: ReadonlySet<string> },
): Header | null {
  const columns = names.map((name, index) => {
    const fault = faultOf(name, index, names, table)
    if (fault !== null) problems.error({ ...place, column: name || null }, fault)
    return fault === null ? name : null
  })
  const keys = keyFields(table)
  const missing = Object.keys(table.fields).filter((name) => !names.includes(name))
  for (const column of missing)
    if (keys.includes(column)) problems.error({ ...place, column }, missingKey(table))
    else if (!without.has(column))
      problems.error({ ...place, column }, missingColumn(table, column))
  if (missing.some((name) => keys.includes(name))) return null
  return { columns, omitted: new Set(missing) }
}

/** Every column that some table has and can do without. */
export function optionalColumns(): Set<string> {
  const names = recordKinds.flatMap((table) => {
    const keys = keyFields(table)
    return Object.keys(table.fields).filter((name) => !keys.includes(name))
  })
  return new Set(names)
}

/** The fields that name a row. */
export function keyFields({ idField }: RecordKind): string[] {
  return idField === null ? ['customerid'] : ['customerid', idField]
}

function faultOf(
  name: string,
  index: number,
  names: readonly string[],
  table: RecordKind,
): string | null {
  if (name === '')
    return `Spalte ${index + 1} hat keine Überschrift. Benennen Sie die Spalte, oder löschen Sie sie.`
  if (!Object.hasOwn(table.fields, name))
    return `Diese Spalte gibt es in ${table.name} nicht. Berichtigen Sie den Namen, oder löschen Sie die Spalte.`
  const first = names.indexOf(name)
  if (first !== index)
    return `Diese Spalte steht zweimal da, als ${first + 1}. und als ${index + 1}. Löschen Sie eine davon.`
  return null
}

function missingKey({ name }: RecordKind): string {
  return `Diese Spalte fehlt. Ohne sie ist keine Zeile von ${name} zuzuordnen: Fügen Sie sie ein.`
}

function missingColumn({ name }: RecordKind, column: string): string {
  return `Diese Spalte von ${name} fehlt. Fügen Sie sie ein, oder starten Sie den Import mit „--without ${column}“, wenn bleiben soll, was es darin schon gibt.`
}
