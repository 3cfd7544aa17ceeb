import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { addMonths } from '@hausblick/figures/loans/dueDays.ts'
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
import { demoYears } from './amounts.ts'
import { type DemoBuilding, type DemoUnit, demoBuildings, demoLoans } from './buildings.ts'
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
    await trx
      .insertInto('place_profile')
      .values({ customer_id: customerId, ...contact })
      // Another process may have made the demo meanwhile.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return true
}

const contact = {
  kind: 'object',
  item_id: 'DEMO-O1',
  contact_name: 'Petra Sommer',
  contact_role: 'Hausmeisterin',
  contact_phone: '+49 221 5550 1437',
  contact_email: 'hausmeisterei@hausblick.example',
  remarks: 'Die Schlüssel zu Keller und Heizungsraum liegen bei Frau Sommer.',
  picture_id: null,
} as const

/** What was worth so much of today's value so many months before, the oldest first. */
const EARLIER_VALUATIONS = [
  { months: 24, share: 0.93 },
  { months: 12, share: 0.97 },
] as const

/**
 * Returns the demo customer's records: those with earlier valuations first, then those of every kind.
 *
 * @param today an ISO 8601 day
 */
export function demoRecords(customerId: string, today: string): [Edition, DatedRow[]][] {
  const buildings = demoBuildings(today)
  const units = buildings.flatMap((building) => building.units.map((unit) => ({ building, unit })))
  const loans = buildings.flatMap((building) =>
    demoLoans.filter((loan) => loan.building === building.id).map((loan) => ({ building, loan })),
  )
  const known = demoYears(today)
  const years = known.map(({ year }) => year)
  const earlier = EARLIER_VALUATIONS.map((valued) =>
    buildings.map((building) => valuedBefore(building, valued)),
  )
  return [
    ...earlier.flatMap((then) => valuedRecords(customerId, then, known, [])),
    ...valuedRecords(customerId, buildings, known, years),
    [
      inYears(objectOverviewKind, []),
      buildings.map((building) => withoutMonths(objectOverviewRecord(customerId, building))),
    ],
    [
      inYears(propertyOverviewKind, []),
      units.map(({ building, unit }) =>
        withoutMonths(propertyOverviewRecord(customerId, building, unit)),
      ),
    ],
    [
      inYears(creditKind, []),
      loans.map(({ building, loan }) => withoutMonths(creditRecord(customerId, building, loan))),
    ],
    [
      inYears(creditTermsKind, []),
      loans.map(({ loan }) => withoutMonths(creditTermsRecord(customerId, loan, today))),
    ],
    [
      inYears(amountsByKindKind, years),
      units.flatMap(({ unit }) => kindRows(customerId, unit, known)),
    ],
  ]
}

function valuedBefore(
  building: DemoBuilding,
  { months, share }: (typeof EARLIER_VALUATIONS)[number],
): DemoBuilding {
  return {
    ...building,
    valuationDate: addMonths(building.valuationDate, -months),
    units: building.units.map((unit) => ({
      ...unit,
      value: Math.round((unit.value * share) / 100) * 100,
    })),
  }
}

/** Returns the records with values and, of these years, months. */
function valuedRecords(
  customerId: string,
  buildings: readonly DemoBuilding[],
  known: ReturnType<typeof demoYears>,
  years: readonly number[],
): [Edition, DatedRow[]][] {
  const [, newest] = known
  const monthsFor = (units: readonly DemoUnit[]) =>
    known.filter(({ year }) => years.includes(year)).map((one) => monthsOf(units, one))
  const all = buildings.flatMap((building) => building.units)
  return [
    [
      inYears(portfolioKind, years),
      [{ row: portfolioRecord(customerId, buildings), months: monthsFor(all) }],
    ],
    [
      inYears(objectKind, years),
      buildings.map((building) => ({
        row: objectRecord(customerId, building),
        months: monthsFor(building.units),
      })),
    ],
    [
      inYears(propertyKind, years),
      buildings.flatMap((building) =>
        building.units.map((unit) => ({
          row: propertyRecord(customerId, building, unit, newest),
          months: monthsFor([unit]),
        })),
      ),
    ],
  ]
}
