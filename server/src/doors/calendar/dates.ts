import { type UpcomingDate, upcomingDates } from '@hausblick/figures/due/upcoming.ts'
import { planLoans } from '@hausblick/figures/loans/plan.ts'
import { readCreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { readLoan } from '@hausblick/figures/records/loan.ts'
import { readObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { readUnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { readDataDay } from '../../records/dataDay.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { readRecords } from '../../records/read.ts'

/** What dates follow from beside the records. */
interface Told extends Pick<Config, 'cappedPlaces'> {
  /** ISO 8601. */
  readonly today: string
}

/** Reads a customer's upcoming dates from the same records and figures as the dashboard. */
export async function readDates(
  db: Kysely<Schema>,
  scope: CustomerScope,
  { today, cappedPlaces }: Told,
): Promise<UpcomingDate[]> {
  const units = await readRecords(db, propertyOverviewKind, [scope])
  const objects = await readRecords(db, objectOverviewKind, [scope])
  const loans = await readRecords(db, creditKind, [scope])
  const terms = await readRecords(db, creditTermsKind, [scope])
  const importedOn = (await readDataDay(db, scope)) ?? today
  return upcomingDates(
    {
      units: units.map(readUnitDetails),
      objects: objects.map(readObjectDetails),
      loans: planLoans(loans.map(readLoan), terms.map(readCreditTerms), importedOn),
      cappedPlaces,
    },
    today,
  )
}
