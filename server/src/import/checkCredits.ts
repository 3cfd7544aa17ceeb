import type { Kysely } from 'kysely'
import { chunks } from '../database/chunks.ts'
import type { Schema } from '../database/tables/schema.ts'
import { admitCommand } from '../http/access.ts'
import { creditKind } from '../records/kinds/credit.ts'
import { objectKind } from '../records/kinds/object.ts'
import { objectOverviewKind } from '../records/kinds/objectOverview.ts'
import { propertyKind } from '../records/kinds/property.ts'
import { propertyOverviewKind } from '../records/kinds/propertyOverview.ts'
import { readRecords } from '../records/read.ts'
import type { RecordKind } from '../records/recordKind.ts'
import { type Dangling, findDangling } from './dangling.ts'
import { type Problems, quote } from './problems.ts'
import type { Staging } from './staging.ts'

const CUSTOMERS_AT_A_TIME = 100

/** What a credit names, in which field, and the tables of which one must have a row of it. */
interface Named {
  readonly field: string
  readonly article: string
  readonly noun: string
  readonly tables: readonly RecordKind[]
}

const NAMED: readonly Named[] = [
  {
    field: 'propertyid',
    article: 'die',
    noun: 'Einheit',
    tables: [propertyOverviewKind, propertyKind],
  },
  { field: 'objectid', article: 'das', noun: 'Objekt', tables: [objectOverviewKind, objectKind] },
]

/**
 * Reports credits that would name a unit or object which their customer does not have: in the files, or in the database where
 * a table of the customer is not in the files. That includes credits that stay while what they name would be removed.
 */
export async function checkCredits(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
): Promise<void> {
  const tables = [creditKind, ...NAMED.flatMap(({ tables }) => tables)]
  for (const table of tables) await addWhatStays(db, staging, table)
  for (const named of NAMED)
    for (const dangling of findDangling(staging, creditKind, named.field, named.tables))
      problems.error(dangling.place, describeDangling(dangling, named))
}

async function addWhatStays(
  db: Kysely<Schema>,
  staging: Staging,
  table: RecordKind,
): Promise<void> {
  for (const customerIds of chunks(staging.customersWithout(table), CUSTOMERS_AT_A_TIME))
    for (const record of await readRecords(db, table, customerIds.map(admitCommand)))
      staging.addExisting(table, record)
}

function describeDangling(dangling: Dangling, { article, noun, tables }: Named): string {
  const credit = `der Kredit ${quote(dangling.creditId)}`
  const item = `${article} ${noun} ${quote(dangling.itemId)}`
  const customer = quote(dangling.customerId)
  if (dangling.place.line == null)
    return `Nach diesem Import hätte ${customer} ${item} nicht mehr, ${article} ${credit} nennt. Ergänzen Sie ${article} ${noun}, oder importieren Sie zugleich die Kredite (${creditKind.name}).`
  const places = tables.map(({ name }) => name).join(' oder ')
  return `D${credit.slice(1)} nennt ${item}, ${article} ${customer} weder in den Dateien noch im Bestand hat. Berichtigen Sie die Kennung, oder ergänzen Sie ${article} ${noun} in ${places}.`
}
