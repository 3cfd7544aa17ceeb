import type { RecordTable } from '../records/table.ts'
import type { Place, Problems } from './problems.ts'

/** The field in each column of a table; null for a column that is not read and has been reported. */
export type Columns = readonly (string | null)[]

/**
 * The fields in the columns of a header. A repeated or unknown column and a missing key column are errors; other columns
 * that are missing are one warning. Null where a key column is missing, since no row can be read then.
 */
export function readColumns(
  names: readonly string[],
  table: RecordTable,
  place: Place,
  problems: Problems,
): Columns | null {
  const known = Object.keys(table.fields)
  const columns = names.map((name, index) => {
    const fault = faultOf(name, index, names, table)
    if (fault !== null) problems.error({ ...place, column: name || null }, fault)
    return fault === null ? name : null
  })
  const keys = keyFields(table)
  const missing = known.filter((name) => !names.includes(name))
  const [missingKeys, others] = [
    missing.filter((name) => keys.includes(name)),
    missing.filter((name) => !keys.includes(name)),
  ]
  for (const name of missingKeys)
    problems.error(
      { ...place, column: name },
      `Diese Spalte fehlt. Ohne sie ist keine Zeile von ${table.name} zuzuordnen: Fügen Sie sie ein.`,
    )
  if (others.length > 0)
    problems.warning(
      place,
      `In ${table.name} fehlen Spalten: ${others.join(', ')}. Fügen Sie sie ein, sonst gehen Angaben verloren, die es darin schon gibt.`,
    )
  return missingKeys.length > 0 ? null : columns
}

/** The fields that name a row. */
export function keyFields({ idField }: RecordTable): string[] {
  return idField === null ? ['customerid'] : ['customerid', idField]
}

function faultOf(
  name: string,
  index: number,
  names: readonly string[],
  table: RecordTable,
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
