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

/** Builds a customer's report of a year from the same records as the dashboard; null if the year has no data. */
export async function readReport(
  db: Kysely<Schema>,
  scope: CustomerScope,
  { year, today }: Pick<YearlyReport, 'year' | 'today'>,
): Promise<YearlyReport | null> {
  if (year !== DATA_YEAR) return null
  const [portfolio = null] = await readRecords(db, portfolioKind, [scope])
  return buildReport({
    customerId: scope.customerId,
    year,
    today,
    portfolio,
    objects: await readRecords(db, objectKind, [scope]),
    objectOverviews: await readRecords(db, objectOverviewKind, [scope]),
    units: await readRecords(db, propertyKind, [scope]),
    unitOverviews: await readRecords(db, propertyOverviewKind, [scope]),
    loans: await readRecords(db, creditKind, [scope]),
    terms: await readRecords(db, creditTermsKind, [scope]),
    importedOn: (await readDataDay(db, scope.customerId)) ?? today,
  })
}
