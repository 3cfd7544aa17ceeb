import { MONTHS } from '@hausblick/contract/year.ts'
import { objectKind } from '../../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../../../records/kinds/portfolio.ts'
import { propertyKind } from '../../../../records/kinds/property.ts'
import type { RecordKind } from '../../../../records/recordKind.ts'
import type { SourceLocation } from '../../problems/problems.ts'
import type { KindAmounts } from '../apply/postings.ts'
import { keyOf } from './keyOf.ts'
import type { Tables } from './tables.ts'

/** Adds the months of journals to units, buildings and portfolios. Amounts name their customers. */
export function addCashFlow(
  tables: Tables,
  amounts: readonly KindAmounts[],
  location: SourceLocation,
): void {
  const lastMonths = findLastMonths(amounts)
  const buildings = new Set(
    [objectKind, objectOverviewKind].flatMap((kind) =>
      tables.of(kind).map(({ values }) => keyOf(values.customerid, values.objectid)),
    ),
  )
  // A building with amounts of its own is the customer's, whether or not a list of buildings is there.
  for (const { customerid, propertyid, objectid } of amounts)
    if (propertyid === null && objectid !== null) buildings.add(keyOf(customerid, objectid))
  for (const amount of amounts) {
    const last = lastMonths.get(amount.year) ?? 0
    if (amount.propertyid !== null) addTo(tables, propertyKind, amount, last, location)
    // A unit may be in a building that others own, which has no row.
    if (
      amount.objectid !== null &&
      (amount.propertyid === null || buildings.has(keyOf(amount.customerid, amount.objectid)))
    )
      addTo(tables, objectKind, amount, last, location)
    addTo(tables, portfolioKind, amount, last, location)
  }
}

/** The last month of each year that anything was posted in: later ones are missing, not 0. */
function findLastMonths(amounts: readonly KindAmounts[]): Map<number, number> {
  const last = new Map<number, number>()
  for (const { year, income, expenses } of amounts)
    for (const [index] of MONTHS.entries())
      if ((income[index] ?? 0) !== 0 || (expenses[index] ?? 0) !== 0)
        last.set(year, Math.max(last.get(year) ?? 0, index + 1))
  return last
}

function addTo(
  tables: Tables,
  kind: RecordKind,
  amount: KindAmounts,
  last: number,
  location: SourceLocation,
): void {
  const { cashFlow } = kind
  if (!cashFlow) return
  const keys = {
    customerid: amount.customerid,
    propertyid: amount.propertyid,
    objectid: amount.objectid,
  }
  const { values } = tables.get(kind, keys, location)
  const series = [
    ['income', amount.income],
    ['expenses', amount.expenses],
  ] as const
  for (const [flow, months] of series)
    for (const [index, month] of MONTHS.entries()) {
      const name = `${cashFlow}${flow}${month}${amount.year}`
      const before = values[name]
      const sum = (typeof before === 'number' ? before : 0) + (months[index] ?? 0)
      values[name] = index < last ? sum : null
    }
}
