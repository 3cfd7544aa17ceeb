import { setImmediate } from 'node:timers/promises'
import {
  buildReport,
  type ReportSources,
  type YearlyReport,
} from '@hausblick/figures/report/report.ts'
import type { Kysely } from 'kysely'
import { listInvoices } from '../../documents/invoices/list.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { readDataDay } from '../../records/dataDay.ts'
import { readValuations, readYears } from '../../records/history.ts'
import { amountsByKindKind } from '../../records/kinds/amountsByKind.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { objectKind } from '../../records/kinds/object.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { createCustomerRead } from '../../records/read.ts'
import { listDepreciation } from './depreciation/store.ts'

const reads = {
  portfolio: createCustomerRead(portfolioKind),
  objects: createCustomerRead(objectKind),
  objectOverviews: createCustomerRead(objectOverviewKind),
  units: createCustomerRead(propertyKind),
  unitOverviews: createCustomerRead(propertyOverviewKind),
  loans: createCustomerRead(creditKind),
  terms: createCustomerRead(creditTermsKind),
  kinds: createCustomerRead(amountsByKindKind),
}

interface AskedReport extends Pick<ReportSources, 'year' | 'today' | 'cappedPlaces'> {
  /** Whether who asks may see documents, of which it lists the invoices. Default: true. */
  readonly hasDocuments?: boolean
}

/** Builds a customer's report of a year from the same records as the dashboard; null if the year has no data. */
export async function readReport(
  db: Kysely<Schema>,
  scope: CustomerScope,
  { year, today, cappedPlaces, hasDocuments = true }: AskedReport,
): Promise<YearlyReport | null> {
  const years = await readYears(db, scope)
  if (!years.includes(year)) return null
  const period = { year, which: 'ofYear' } as const
  const [portfolio = null] = await reads.portfolio(db, scope, period)
  const sources = {
    customerId: scope.customerId,
    year,
    today,
    cappedPlaces,
    // To guests of some years, as on their dashboard, no year is known to be the latest.
    isLatestYear: scope.years === null && years.at(-1) === year,
    portfolio,
    importedOn: (await readDataDay(db, scope)) ?? today,
    objects: await inTurn(() => reads.objects(db, scope, period)),
    objectOverviews: await inTurn(() => reads.objectOverviews(db, scope, period)),
    units: await inTurn(() => reads.units(db, scope, period)),
    unitOverviews: await inTurn(() => reads.unitOverviews(db, scope, period)),
    loans: await inTurn(() => reads.loans(db, scope, period)),
    terms: await inTurn(() => reads.terms(db, scope, period)),
    kinds: await inTurn(() => reads.kinds(db, scope, period)),
    valuations: await readValuations(db, scope),
    depreciation: await listDepreciation(db, scope),
    invoices: hasDocuments ? await listInvoices(db, scope, year) : [],
    before: years.includes(year - 1) ? await readBefore(db, scope, year - 1) : null,
  }
  await setImmediate()
  return buildReport(sources)
}

async function readBefore(db: Kysely<Schema>, scope: CustomerScope, year: number) {
  const period = { year, which: 'ofYear' } as const
  const [portfolio = null] = await reads.portfolio(db, scope, period)
  return { portfolio, kinds: await inTurn(() => reads.kinds(db, scope, period)) }
}

/** Yields to pending requests: with SQLite, reading a large customer's rows of a kind takes a turn of the event loop. */
async function inTurn<Rows>(read: () => Promise<Rows>): Promise<Rows> {
  await setImmediate()
  return await read()
}
