import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { type Access, useAccess, useYears } from './access.ts'
import { type Read, useRead } from './useRead.ts'

/** Reads what is shown of the year before; loaded as null if there is none to compare with. */
export function useYearBefore<Reply, Value, Key extends QueryKey>(
  query: (access: Access) => UseQueryOptions<Reply, Error, Value, Key>,
): Read<Value | null> {
  const access = useAccess()
  const years = useYears()
  const year = years.yearBefore
  const read = useRead(query, { ...access, years: year ? { ...years, year } : null })
  return year ? read : { ...read, data: null, error: null }
}
