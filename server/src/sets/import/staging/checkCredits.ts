import type { Kysely } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { admitCommand } from '../../../platform/http/access.ts'
import { creditKind } from '../../../records/kinds/credit.ts'
import { creditTermsKind } from '../../../records/kinds/creditTerms.ts'
import { objectKind } from '../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../records/kinds/objectOverview.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { readRecords } from '../../../records/read.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { type Problems, quote } from '../problems/problems.ts'
import { type DanglingReference, findDanglingReferences } from './findDanglingReferences.ts'
import type { Staging } from './staging.ts'

const CUSTOMERS_AT_A_TIME = 100

/** A field in which credits refer to units or objects; one of `kinds` must have a row for each id. */
interface Reference {
  readonly field: string
  readonly article: string
  readonly noun: string
  readonly kinds: readonly RecordKind[]
}

const REFERENCES: readonly Reference[] = [
  {
    field: 'propertyid',
    article: 'die',
    noun: 'Einheit',
    kinds: [propertyOverviewKind, propertyKind],
  },
  { field: 'objectid', article: 'das', noun: 'Objekt', kinds: [objectOverviewKind, objectKind] },
]

/**
 * Reports credits whose references to units or objects would dangle after the import, and terms whose credits would be
 * missing. Tables of a customer that the files leave out count as they are in the database, so stored credits are checked
 * too; the stored terms of a credit that the files remove are removed with it.
 */
export async function checkCredits(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
): Promise<void> {
  const kinds = [creditKind, ...REFERENCES.flatMap(({ kinds }) => kinds)]
  for (const kind of kinds) await addRemainingRecords(db, staging, kind)
  for (const reference of REFERENCES)
    for (const dangling of findDanglingReferences(
      staging,
      creditKind,
      reference.field,
      reference.kinds,
    ))
      problems.error(dangling.location, describeDangling(dangling, reference), {
        rule: reference.field,
        value: dangling.itemId,
      })
  for (const { location, itemId, customerId } of findDanglingReferences(
    staging,
    creditTermsKind,
    'creditid',
    [creditKind],
  ))
    problems.error(
      location,
      `Den Kredit ${quote(itemId)} hat ${quote(customerId)} weder in den Dateien noch im Bestand. Berichtigen Sie die Kennung, oder ergänzen Sie den Kredit in ${creditKind.name}.`,
      { rule: 'creditid', value: itemId },
    )
}

async function addRemainingRecords(
  db: Kysely<Schema>,
  staging: Staging,
  kind: RecordKind,
): Promise<void> {
  for (const customerIds of splitIntoChunks(staging.customersWithout(kind), CUSTOMERS_AT_A_TIME))
    for (const record of await readRecords(db, kind, customerIds.map(admitCommand)))
      staging.addExisting(kind, record)
}

function describeDangling(
  dangling: DanglingReference,
  { article, noun, kinds }: Reference,
): string {
  const credit = `der Kredit ${quote(dangling.creditId)}`
  const item = `${article} ${noun} ${quote(dangling.itemId)}`
  const customer = quote(dangling.customerId)
  if (dangling.location.line == null)
    return `Nach diesem Import hätte ${customer} ${item} nicht mehr, ${article} ${credit} nennt. Ergänzen Sie ${article} ${noun}, oder importieren Sie zugleich die Kredite (${creditKind.name}).`
  const places = kinds.map(({ name }) => name).join(' oder ')
  return `D${credit.slice(1)} nennt ${item}, ${article} ${customer} weder in den Dateien noch im Bestand hat. Berichtigen Sie die Kennung, oder ergänzen Sie ${article} ${noun} in ${places}.`
}
