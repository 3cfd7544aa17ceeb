import type { Values } from '@hausblick/figures/debt.ts'
import type { ObjectFigures } from '@hausblick/figures/records/object.ts'
import type { Portfolio } from '@hausblick/figures/records/portfolio.ts'
import type { UnitFigures } from '@hausblick/figures/records/unit.ts'
import type { Valuation } from '@hausblick/figures/valuation.ts'
import {
  lastValues,
  type Valued,
  type ValuedYear,
  valuationsAt,
} from '@hausblick/figures/valueHistory.ts'
import { useMemo } from 'react'
import { type Access, defaultYears, type ShownYears, useAccess, useYears } from './access.ts'
import { objectsQuery, portfolioQuery, unitsQuery } from './queries.ts'
import { joinReads, mapRead, type Read, useRead } from './useRead.ts'
import { valuationsQuery } from './years.ts'

/** Returns the year at whose end things are valued, if it was chosen; null where they are as last recorded. */
export function useValuedYear({ year, latestYear, isChosen }: ShownYears): ValuedYear | null {
  const isLatestYear = year === latestYear
  return useMemo(() => (isChosen ? { year, isLatestYear } : null), [year, isLatestYear, isChosen])
}

/** Reads the figures of the portfolio in the year shown; null if nothing is recorded. */
export function usePortfolioFigures(): Read<Portfolio | null> {
  const read = mapRead(useRead(portfolioQuery), (portfolio) => (portfolio ? [portfolio] : []))
  return mapRead(useValued(read, ofPortfolio, useYears()), ([portfolio]) => portfolio ?? null)
}

export function useObjectFigures(): Read<ObjectFigures[]> {
  return useValued(useRead(objectsQuery), ofObject, useYears())
}

export function useUnitFigures(access: Access = useAccess()): Read<UnitFigures[]> {
  return useValued(useRead(unitsQuery, access), ofUnit, access.years ?? defaultYears)
}

const ofPortfolio = (): Valued => ({ kind: 'portfolio', id: null })
const ofObject = ({ objectId: id }: ObjectFigures): Valued => ({ kind: 'object', id })
const ofUnit = ({ unitId: id }: UnitFigures): Valued => ({ kind: 'property', id })

/** Values what is shown, as `useValuedYear` says. */
function useValued<Item extends { readonly valuation: Valuation }>(
  read: Read<Item[]>,
  valuedOf: (item: Item) => Valued,
  years: ShownYears,
): Read<Item[]> {
  const of = useValuedYear(years)
  const valuations = useRead(valuationsQuery)
  const [items, known] = [read.data, valuations.data]
  const data = useMemo(() => {
    const valuationAt = of && known && valuationsAt(known, of)
    return valuationAt
      ? items?.map((item) => ({ ...item, valuation: valuationAt(valuedOf(item), item.valuation) }))
      : undefined
  }, [items, known, of, valuedOf])
  return of === null ? read : { ...joinReads(read, valuations, () => null), data }
}

type Recorded =
  | { readonly id: string }
  | { readonly unitId: string }
  | { readonly objectId: string }

function idOf(record: Recorded): string {
  if ('id' in record) return record.id
  return 'unitId' in record ? record.unitId : record.objectId
}

/**
 * Returns the values of buildings or units by id, those included that have no figures in the year that is shown; undefined while
 * loading. Without their valuations, they are those of the year's records.
 */
export function useValues(
  kind: Valued['kind'],
  records: readonly (Recorded & { readonly valuation: { readonly value: number | null } })[],
  years: ShownYears = useYears(),
): Values | undefined {
  const of = useValuedYear(years)
  const { data, error } = useRead(valuationsQuery)
  const known = data ?? (error ? [] : undefined)
  return useMemo(
    () =>
      known &&
      new Map([
        ...lastValues(known, kind, of),
        ...records.map((record) => [idOf(record), record.valuation.value] as const),
      ]),
    [known, kind, records, of],
  )
}
