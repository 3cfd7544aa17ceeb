import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import type { Derivation } from '@hausblick/contract/mapping/subjects.ts'
import { MONTHS } from '@hausblick/contract/year.ts'
import { objectKind } from '../../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../../../records/kinds/portfolio.ts'
import { propertyKind } from '../../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../../records/kinds/propertyOverview.ts'
import type { SourceRecord } from '../apply/readValues.ts'
import { findBuildings } from './findBuildings.ts'
import { keyOf } from './keyOf.ts'
import { sumCashFlow } from './sumCashFlow.ts'
import type { TableRecord, Tables } from './tables.ts'

type Values = TableRecord['values']

/** Works out what sources leave to be worked out. What a source states itself is never replaced. */
export function deriveValues(
  tables: Tables,
  units: readonly SourceRecord[],
  derivations: ReadonlySet<Derivation>,
): void {
  const unitsIn = groupUnits(tables, units)
  for (const { values } of tables.of(objectOverviewKind)) {
    const inside = unitsIn.get(keyOf(values.customerid, values.objectid))
    if (!inside) continue
    if (derivations.has('building-areas')) fill(values, 'rentalarea', sum(inside, 'sizeinsqm'))
    if (derivations.has('building-unit-counts')) fill(values, 'numberofunits', inside.length)
    if (derivations.has('building-rents'))
      fill(values, 'monthlyrent', sum(inside.filter(isLet), 'monthlyrent'))
  }
  if (derivations.has('cash-flow-sums')) sumCashFlow(tables, units)
  if (derivations.has('portfolio-values')) addPortfolios(tables)
  if (derivations.has('value-changes')) addChanges(tables)
  if (derivations.has('full-year-incomes')) addFullYears(tables)
}

/** Returns the master data of units by the customer and building that sources name. */
function groupUnits(tables: Tables, units: readonly SourceRecord[]): Map<string, Values[]> {
  const buildingOf = findBuildings(units)
  const groups = new Map<string, Values[]>()
  for (const { values } of tables.of(propertyOverviewKind)) {
    const objectid = buildingOf.get(keyOf(values.customerid, values.propertyid))
    if (objectid === undefined) continue
    const key = keyOf(values.customerid, objectid)
    groups.set(key, [...(groups.get(key) ?? []), values])
  }
  return groups
}

function isLet({ tenantlastname = null, tenantprename = null }: Values): boolean {
  return tenantlastname !== null || tenantprename !== null
}

function addPortfolios(tables: Tables): void {
  const owned = new Map<string, TableRecord[]>()
  for (const unit of tables.of(propertyKind)) {
    const customer = String(unit.values.customerid)
    owned.set(customer, [...(owned.get(customer) ?? []), unit])
  }
  for (const [customerid, units] of owned) {
    const [first] = units
    if (!first) continue
    const { values } = tables.get(portfolioKind, { customerid }, first.location)
    const all = units.map((unit) => unit.values)
    fill(values, 'portfoliovalue', sum(all, 'propertyvalue'))
    fill(values, 'portfoliopurchasingvalue', sum(all, 'purchasingvalue'))
    fill(values, 'numberofproperties', units.length)
    fill(values, 'valuationdate', latest(all, 'valuationdate'))
  }
}

/** The fields from which a change in value is worked out: value, purchase, change. */
const CHANGES = [
  [propertyKind, 'propertyvalue', 'purchasingvalue', 'propertyvaluechangein'],
  [objectKind, 'objectvalue', 'purchasingvalue', 'objectvaluechangein'],
  [portfolioKind, 'portfoliovalue', 'portfoliopurchasingvalue', 'portfoliovaluechangein'],
] as const

function addChanges(tables: Tables): void {
  for (const [kind, value, purchase, change] of CHANGES)
    for (const { values } of tables.of(kind)) {
      const [now, then] = [values[value], values[purchase]]
      if (typeof now !== 'number' || typeof then !== 'number' || then === 0) continue
      fill(values, change, roundHalfAway(((now - then) * 10_000) / then))
    }
}

function addFullYears(tables: Tables): void {
  for (const { values } of tables.of(propertyKind)) {
    const years = Object.keys(values).flatMap(
      (name) => /^propertyincome01(\d{4})$/.exec(name)?.[1] ?? [],
    )
    const year = years.toSorted().at(-1)
    const months = MONTHS.map((month) => values[`propertyincome${month}${year}`])
    const whole = months.filter((month) => typeof month === 'number')
    if (year !== undefined && whole.length === MONTHS.length)
      fill(
        values,
        'propertyincomefullyear',
        whole.reduce((a, b) => a + b, 0),
      )
  }
}

function fill(values: Values, field: string, value: Value | null): void {
  values[field] ??= value
}

/** Returns the sum of a field; null if no record has it. */
function sum(records: readonly Values[], field: string): number | null {
  const found = records.map((values) => values[field]).filter((value) => typeof value === 'number')
  return found.length === 0 ? null : found.reduce((a, b) => a + b, 0)
}

function latest(records: readonly Values[], field: string): string | null {
  const dates = records.map((values) => values[field]).filter((value) => typeof value === 'string')
  return dates.toSorted().at(-1) ?? null
}

function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}
