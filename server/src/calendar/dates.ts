import { objectOverviewRow } from '@hausblick/contract/rows/objectOverview.ts'
import { propertyOverviewRow } from '@hausblick/contract/rows/propertyOverview.ts'
import { type UpcomingDate, upcomingDates } from '@hausblick/figures/dates/upcoming.ts'
import { readObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import { readUnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { objectOverviewTable } from '../objects/overviewTable.ts'
import { propertyOverviewTable } from '../properties/overviewTable.ts'
import { readRecords } from '../records/read.ts'
import { writeRow } from '../records/row.ts'

/** What is due for a customer, by the very rows and figures that the dashboard shows. */
export async function readDates(
  db: Kysely<Schema>,
  customerId: string,
  today: string,
): Promise<UpcomingDate[]> {
  const units = await readRecords(db, propertyOverviewTable, [customerId])
  const objects = await readRecords(db, objectOverviewTable, [customerId])
  return upcomingDates(
    {
      units: units.map((row) =>
        readUnitDetails(propertyOverviewRow.parse(writeRow(propertyOverviewTable, row))),
      ),
      objects: objects.map((row) =>
        readObjectDetails(objectOverviewRow.parse(writeRow(objectOverviewTable, row))),
      ),
    },
    today,
  )
}
