import type { Values } from '@hausblick/figures/debt.ts'
import { newestValues, type Valued } from '@hausblick/figures/valueHistory.ts'
import { useMemo } from 'react'
import { useRead } from './useRead.ts'
import { valuationsQuery } from './years.ts'

/**
 * Returns the newest values of buildings or units by id, those included that have no figures in the year that is shown; undefined
 * while loading. Without their valuations, they are those of the year's records.
 */
export function useValues(
  kind: Valued['kind'],
  records: readonly {
    readonly id: string
    readonly valuation: { readonly value: number | null }
  }[],
): Values | undefined {
  const { data, error } = useRead(valuationsQuery)
  const known = data ?? (error ? [] : undefined)
  return useMemo(
    () =>
      known &&
      new Map([
        ...newestValues(known, kind),
        ...records.map(({ id, valuation }) => [id, valuation.value] as const),
      ]),
    [known, kind, records],
  )
}
