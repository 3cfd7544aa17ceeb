import { readMonthlyName } from '@hausblick/contract/rows/months.ts'
import { objectKind } from '../../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../../../records/kinds/portfolio.ts'
import { propertyKind } from '../../../../records/kinds/property.ts'
import type { SourceRecord } from '../apply/readValues.ts'
import { findBuildings } from './findBuildings.ts'
import { keyOf } from './keyOf.ts'
import type { TableRecord, Tables } from './tables.ts'

/** Sums the months of units into their buildings and portfolios, except months that these have already. */
export function sumCashFlow(tables: Tables, units: readonly SourceRecord[]): void {
  const buildingOf = findBuildings(units)
  const listed = new Set(
    [objectKind, objectOverviewKind].flatMap((kind) =>
      tables.of(kind).map(({ values }) => keyOf(values.customerid, values.objectid)),
    ),
  )
  const sums = new Map<TableRecord['values'], Map<string, number>>()
  for (const { values, location } of tables.of(propertyKind)) {
    const { customerid = null, propertyid = null } = values
    const objectid = buildingOf.get(keyOf(customerid, propertyid)) ?? null
    const portfolio = tables.get(portfolioKind, { customerid }, location).values
    const building = listed.has(keyOf(customerid, objectid))
      ? tables.get(objectKind, { customerid, objectid }, location).values
      : null
    for (const [name, amount] of Object.entries(values)) {
      const month = readMonthlyName(name)
      if (!month || typeof amount !== 'number') continue
      for (const [prefix, owner] of [
        ['portfolio', portfolio],
        ['object', building],
      ] as const) {
        if (owner === null) continue
        const own = sums.get(owner) ?? new Map<string, number>()
        sums.set(owner, own)
        const field = name.replace(month.kind, prefix)
        own.set(field, (own.get(field) ?? 0) + amount)
      }
    }
  }
  for (const [values, own] of sums) for (const [field, amount] of own) values[field] ??= amount
}
