import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { readDataVersion } from '../../people/customers/store.ts'
import type { Database } from '../../platform/database/open.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Edition, inYears } from '../../records/editions.ts'
import { amountsByKindKind } from '../../records/kinds/amountsByKind.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { objectKind } from '../../records/kinds/object.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { type DatedRow, withoutMonths } from '../../records/row.ts'
import { replaceRecords } from '../../records/write.ts'
import { DEMO_YEAR, demoBuildings, demoLoans } from './buildings.ts'
import { creditTermsRecord } from './creditTerms.ts'
import { kindRows } from './kinds.ts'
import {
  creditRecord,
  monthsOf,
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
    for (const [edition, rows] of demoRecords(customerId, berlinDay(now)))
      await replaceRecords(trx, edition, new Map([[customerId, rows]]))
  })
  return true
}

/**
 * Returns the demo customer's records of every kind.
 *
 * @param today an ISO 8601 day
 */
export function demoRecords(customerId: string, today: string): [Edition, DatedRow[]][] {
  const buildings = demoBuildings(today)
  const all = buildings.flatMap((building) => building.units)
  const units = buildings.flatMap((building) => building.units.map((unit) => ({ building, unit })))
  const loans = buildings.flatMap((building) =>
    demoLoans.filter((loan) => loan.building === building.id).map((loan) => ({ building, loan })),
  )
  const years = [DEMO_YEAR]
  return [
    [
      inYears(portfolioKind, years),
      [{ row: portfolioRecord(customerId, buildings), months: [monthsOf(all)] }],
    ],
    [
      inYears(objectOverviewKind, []),
      buildings.map((building) => withoutMonths(objectOverviewRecord(customerId, building))),
    ],
    [
      inYears(objectKind, years),
      buildings.map((building) => ({
        row: objectRecord(customerId, building),
        months: [monthsOf(building.units)],
      })),
    ],
    [
      inYears(propertyOverviewKind, []),
      units.map(({ building, unit }) =>
        withoutMonths(propertyOverviewRecord(customerId, building, unit)),
      ),
    ],
    [
      inYears(propertyKind, years),
      units.map(({ building, unit }) => ({
        row: propertyRecord(customerId, building, unit),
        months: [monthsOf([unit])],
      })),
    ],
    [
      inYears(creditKind, []),
      loans.map(({ building, loan }) => withoutMonths(creditRecord(customerId, building, loan))),
    ],
    [
      inYears(creditTermsKind, []),
      loans.map(({ loan }) => withoutMonths(creditTermsRecord(customerId, loan, today))),
    ],
    [inYears(amountsByKindKind, years), all.flatMap((unit) => kindRows(customerId, unit))],
  ]
}
