import type { MonthlyAmounts } from '@hausblick/figures/cashflow.ts'
import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
} from '@tanstack/react-query'
import { type Access, useAccess, useYears } from '../../../base/data/access.ts'
import { type Read, useRead } from '../../../base/data/useRead.ts'
import { yearsQuery } from '../../../base/data/years.ts'

/** Reads the amounts of all years that have figures, of what `pick` chooses of a year's records. */
export function useAllYears<Reply, Value, Key extends QueryKey>(
  query: (access: Access) => UseQueryOptions<Reply, Error, Value, Key>,
  pick: (value: Value) => { readonly cashFlow: MonthlyAmounts } | null | undefined,
): Read<ReadonlyMap<number, MonthlyAmounts>> {
  const access = useAccess()
  const shown = useYears()
  const years = useRead(yearsQuery)
  const known = years.data ?? []
  const reads: readonly UseQueryResult<Value, Error>[] = useQueries({
    queries: known.map((year) => query({ ...access, years: { ...shown, year } })),
  })
  const isThere = years.data !== undefined && reads.every(({ data }) => data !== undefined)
  const amounts = known.flatMap((year, index) => {
    const data = reads[index]?.data
    const picked = data === undefined ? null : pick(data)
    return picked ? [[year, picked.cashFlow] as const] : []
  })
  return {
    data: isThere ? new Map(amounts) : undefined,
    error: years.error ?? (isThere ? null : (reads.find(({ error }) => error)?.error ?? null)),
    retrying: years.retrying || reads.some(({ isFetching }) => isFetching),
    retry: () => {
      if (years.error) years.retry()
      for (const read of reads) if (read.error) void read.refetch()
    },
  }
}
