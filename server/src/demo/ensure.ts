import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { readDataVersion } from '../customers/store.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/transact.ts'
import { creditKind } from '../records/kinds/credit.ts'
import { creditTermsKind } from '../records/kinds/creditTerms.ts'
import { objectKind } from '../records/kinds/object.ts'
import { objectOverviewKind } from '../records/kinds/objectOverview.ts'
import { portfolioKind } from '../records/kinds/portfolio.ts'
import { propertyKind } from '../records/kinds/property.ts'
import { propertyOverviewKind } from '../records/kinds/propertyOverview.ts'
import type { RecordKind } from '../records/recordKind.ts'
import type { DecodedRow } from '../records/row.ts'
import { replaceRecords } from '../records/write.ts'
import { demoBuildings, demoLoans } from './buildings.ts'
import { creditTermsRecord } from './creditTerms.ts'
import {
  creditRecord,
  objectOverviewRecord,
  objectRecord,
  portfolioRecord,
  propertyOverviewRecord,
  propertyRecord,
} from './records.ts'

/**
 * Creates the demo customer with its records unless it exists: an operator may show data of their own. Returns whether it
 * was created.
 */
export async function ensureDemoCustomer(
  { db }: Pick<Database, 'db'>,
  customerId: string,
  now = new Date(),
): Promise<boolean> {
  if ((await readDataVersion(db, customerId)) !== null) return false
  await transact(db, async (trx) => {
    for (const [kind, rows] of demoRecords(customerId, berlinDay(now))) {
      await replaceRecords(trx, kind, new Map([[customerId, rows]]))
    }
  })
  return true
}

/**
 * Returns the demo customer's records of every kind.
 *
 * @param today an ISO 8601 day
 */
export function demoRecords(customerId: string, today: string): [RecordKind, DecodedRow[]][] {
  const buildings = demoBuildings(today)
  const units = buildings.flatMap((building) => building.units.map((unit) => ({ building, unit })))
  const loans = buildings.flatMap((building) =>
    demoLoans.filter((loan) => loan.building === building.id).map((loan) => ({ building, loan })),
  )
  return [
    [portfolioKind, [portfolioRecord(customerId, buildings)]],
    [objectOverviewKind, buildings.map((building) => objectOverviewRecord(customerId, building))],
    [objectKind, buildings.map((building) => objectRecord(customerId, building))],
    [
      propertyOverviewKind,
      units.map(({ building, unit }) => propertyOverviewRecord(customerId, building, unit)),
    ],
    [propertyKind, units.map(({ building, unit }) => propertyRecord(customerId, building, unit))],
    [creditKind, loans.map(({ building, loan }) => creditRecord(customerId, building, loan))],
    [creditTermsKind, loans.map(({ loan }) => creditTermsRecord(customerId, loan, today))],
  ]
}
