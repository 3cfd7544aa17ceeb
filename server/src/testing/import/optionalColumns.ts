import { inYears } from '../../records/editions.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import { listKeyFields } from '../../sets/import/headers/readHeader.ts'

/** Returns the columns of all tables that are not part of a key, with the months of a year. */
export function listOptionalColumns(year = 2025): Set<string> {
  const names = recordKinds.flatMap((kind) => {
    const keys = listKeyFields(kind)
    return Object.keys(inYears(kind, [year]).columns).filter((name) => !keys.includes(name))
  })
  return new Set(names)
}
