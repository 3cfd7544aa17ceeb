import { setImmediate } from 'node:timers/promises'
import type { Fields } from '@hausblick/contract/rows/fields.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { buildReport, type YearlyReport } from '@hausblick/figures/report/report.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import type { CustomerScope } from '../http/access.ts'
import { readDataDay } from '../records/dataDay.ts'
import { creditKind } from '../records/kinds/credit.ts'
import { creditTermsKind } from '../records/kinds/creditTerms.ts'
import { objectKind } from '../records/kinds/object.ts'
import { objectOverviewKind } from '../records/kinds/objectOverview.ts'
import { portfolioKind } from '../records/kinds/portfolio.ts'
import { propertyKind } from '../records/kinds/property.ts'
import { propertyOverviewKind } from '../records/kinds/propertyOverview.ts'
import { readRecords } from '../records/read.ts'
import type { RecordKind } from '../records/recordKind.ts'

/** Builds a customer's report of a year from the same records as the dashboard; null if the year has no data. */
export async function readReport(
  db: Kysely<Schema>,
  scope: CustomerScope,
  { year, today }: Pick<YearlyReport, 'year' | 'today'>,
): Promise<YearlyReport | null> {
  if (year !== DATA_YEAR) return null
  const read = async <F extends Fields>(kind: RecordKind<F>) => {
    // Rows of a large customer take a turn of the event loop for each kind.
    await setImmediate()
    return await readRecords(db, kind, [scope])
  }
  const [portfolio = null] = await read(portfolioKind)
  return buildReport({
    customerId: scope.customerId,
    year,
    today,
    portfolio,
    objects: await read(objectKind),
    objectOverviews: await read(objectOverviewKind),
    units: await read(propertyKind),
    unitOverviews: await read(propertyOverviewKind),
    loans: await read(creditKind),
    terms: await read(creditTermsKind),
    importedOn: (await readDataDay(db, scope.customerId)) ?? today,
  })
}
