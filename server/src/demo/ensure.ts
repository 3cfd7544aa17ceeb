import { creditTable } from '../credits/table.ts'
import { dataVersion } from '../customers/store.ts'
import type { Database } from '../database/open.ts'
import { objectOverviewTable } from '../objects/overviewTable.ts'
import { objectTable } from '../objects/table.ts'
import { portfolioTable } from '../portfolios/table.ts'
import { propertyOverviewTable } from '../properties/overviewTable.ts'
import { propertyTable } from '../properties/table.ts'
import type { DecodedRow } from '../records/row.ts'
import type { RecordTable } from '../records/table.ts'
import { replaceRecords } from '../records/write.ts'
import { demoBuildings, demoLoans } from './buildings.ts'
import {
  creditRecord,
  objectOverviewRecord,
  objectRecord,
  portfolioRecord,
  propertyOverviewRecord,
  propertyRecord,
} from './records.ts'

/**
 * Makes the customer whose data every visitor sees, where there is none. One that is there stays as it is, so that an
 * operator can show data of their own. Answers whether it was made.
 */
export async function ensureDemoCustomer(
  { db }: Pick<Database, 'db'>,
  customerId: string,
  now = new Date(),
): Promise<boolean> {
  if ((await dataVersion(db, customerId)) !== null) return false
  await db.transaction().execute(async (trx) => {
    for (const [table, rows] of demoRecords(customerId, now.toISOString().slice(0, 10))) {
      await replaceRecords(trx, table, new Map([[customerId, rows]]))
    }
  })
  return true
}

/**
 * The demo customer's rows of every table.
 *
 * @param today the ISO 8601 day on which they are made
 */
export function demoRecords(customerId: string, today: string): [RecordTable, DecodedRow[]][] {
  const buildings = demoBuildings(today)
  const units = buildings.flatMap((building) => building.units.map((unit) => ({ building, unit })))
  const loans = buildings.flatMap((building) =>
    demoLoans.filter((loan) => loan.building === building.id).map((loan) => ({ building, loan })),
  )
  return [
    [portfolioTable, [portfolioRecord(customerId, buildings)]],
    [objectOverviewTable, buildings.map((building) => objectOverviewRecord(customerId, building))],
    [objectTable, buildings.map((building) => objectRecord(customerId, building))],
    [
      propertyOverviewTable,
      units.map(({ building, unit }) => propertyOverviewRecord(customerId, building, unit)),
    ],
    [propertyTable, units.map(({ building, unit }) => propertyRecord(customerId, building, unit))],
    [creditTable, loans.map(({ building, loan }) => creditRecord(customerId, building, loan))],
  ]
}
