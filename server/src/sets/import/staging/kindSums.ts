import { buildingsOfUnits } from '@hausblick/figures/buildings.ts'
import { readLoan } from '@hausblick/figures/records/loan.ts'
import { readObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { readUnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { admitCommand } from '../../../platform/http/access.ts'
import { monthColumns } from '../../../records/cashFlow.ts'
import { creditKind } from '../../../records/kinds/credit.ts'
import { objectKind } from '../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../../records/kinds/portfolio.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { readRecords } from '../../../records/read.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { quote } from '../problems/problems.ts'

/** What has a total: its kind of records, and how a sentence names it. */
interface Level {
  readonly kind: RecordKind
  readonly name: (itemId: string, customerId: string) => string
}

const LEVELS = {
  property: {
    kind: propertyKind,
    name: (id, customer) => `der Einheit ${quote(id)} von ${quote(customer)}`,
  },
  object: {
    kind: objectKind,
    name: (id, customer) => `des Objekts ${quote(id)} von ${quote(customer)}`,
  },
  portfolio: { kind: portfolioKind, name: (_, customer) => `des Bestands von ${quote(customer)}` },
} as const satisfies Record<string, Level>

/** What something has by kind in a year, added up. */
export interface KindSum {
  readonly level: Level
  readonly customerId: string
  readonly itemId: string
  readonly year: number
  /** Null in months in which no kind has an amount. */
  readonly amounts: (number | null)[]
}

/** Adds up amounts by kind and year: of each unit, of each building with its units, and of each portfolio. */
export async function readKindSums(
  db: Kysely<Schema>,
  customerIds: readonly string[],
): Promise<KindSum[]> {
  const months = monthColumns.map(
    (name) => sql`cast(sum(${sql.ref(`m.${name}`)}) as bigint) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<StoredSum>`
    select r.customer_id, r.property_id, r.object_id, m.year, ${sql.join(months)}
    from amounts_by_kind as r
    join kind_cash_flow as m on m.customer_id = r.customer_id and m.item_id = r.item_id
    where r.customer_id in (${sql.join(customerIds)})
    group by r.customer_id, r.property_id, r.object_id, m.year
    order by r.customer_id, r.property_id, r.object_id, m.year`.execute(db)
  const sums = new Map<string, KindSum>()
  const add = (level: Level, row: StoredSum, itemId: string) => {
    const { customer_id: customerId, year } = row
    const sum: KindSum = { level, customerId, itemId, year, amounts: monthColumns.map(() => null) }
    const key = keyOf({ ...sum, kind: level.kind.cashFlow })
    const known = sums.get(key) ?? sum
    for (const [index, amount] of amountsOf(row).entries())
      if (amount !== null) known.amounts[index] = (known.amounts[index] ?? 0) + amount
    sums.set(key, known)
  }
  for (const [customerId, ofCustomer] of Map.groupBy(rows, (row) => row.customer_id)) {
    const buildings = await readBuildings(db, customerId)
    for (const row of ofCustomer) {
      if (row.property_id !== null) add(LEVELS.property, row, row.property_id)
      const houses = row.property_id === null ? [row.object_id] : buildings.get(row.property_id)
      const [house = null] = houses?.length === 1 ? houses : []
      if (house !== null) add(LEVELS.object, row, house)
      add(LEVELS.portfolio, row, '')
    }
  }
  return [...sums.values()]
}

interface StoredSum extends StoredMonths {
  readonly customer_id: string
  readonly property_id: string | null
  readonly object_id: string | null
}

export interface StoredMonths {
  readonly year: number
  /** The months, by the names of their columns. */
  readonly [month: `${'income' | 'expenses'}_${string}`]: number | null
}

/** Returns the months of a row in the order of `monthColumns`. */
export function amountsOf(row: StoredMonths): (number | null)[] {
  const values: Readonly<Record<string, unknown>> = { ...row }
  return monthColumns.map((name) => {
    const amount = values[name] ?? null
    return amount === null ? null : Number(amount)
  })
}

/** Returns which building each unit belongs to, by the same rules as the pages that show its sums. */
async function readBuildings(db: Kysely<Schema>, customerId: string) {
  const scopes = [admitCommand(customerId)]
  const objects = await readRecords(db, objectOverviewKind, scopes)
  const units = await readRecords(db, propertyOverviewKind, scopes)
  const loans = await readRecords(db, creditKind, scopes)
  return buildingsOfUnits(
    objects.map(readObjectDetails),
    units.map(readUnitDetails),
    loans.map(readLoan),
  )
}

type Key = Pick<KindSum, 'customerId' | 'itemId' | 'year'> & { readonly kind: string | null }

/** Returns a key that is the same for a sum and for the total of its item and year. */
export function keyOf({ kind, customerId, itemId, year }: Key): string {
  return JSON.stringify([kind, customerId, itemId, year])
}
