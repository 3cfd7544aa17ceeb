import type { Kysely } from 'kysely'
import { splitIntoChunks } from '../database/splitIntoChunks.ts'
import type { Schema } from '../database/tables/schema.ts'
import { admitCommand } from '../http/access.ts'
import { readRecords } from '../records/read.ts'
import { recordKinds } from '../records/recordKinds.ts'
import { checkCredits } from './checkCredits.ts'
import { checkOwners } from './checkOwners.ts'
import type { Problems } from './problems.ts'
import type { Staging } from './staging.ts'

const CUSTOMERS_AT_A_TIME = 100

/** Fills in the columns that the files omit, then reports conflicts between the files and the database. */
export async function checkStaged(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  options: { moves: boolean },
): Promise<void> {
  await fillOmittedColumns(db, staging)
  await markOutdated(db, staging)
  await checkOwners(db, staging, problems, options)
  await checkCredits(db, staging, problems)
}

/** Fills omitted columns with the stored values; in new rows they stay empty. */
async function fillOmittedColumns(db: Kysely<Schema>, staging: Staging): Promise<void> {
  for (const kind of recordKinds.flatMap((kind) => staging.editions(kind)))
    for (const customerIds of splitIntoChunks(
      staging.customersToComplete(kind),
      CUSTOMERS_AT_A_TIME,
    ))
      for (const record of await readRecords(db, kind, customerIds.map(admitCommand), {
        which: 'all',
      }))
        staging.completeRecord(kind, record)
}

/** Marks the customers whose rows in the files are all of earlier years than what is stored of them. */
async function markOutdated(db: Kysely<Schema>, staging: Staging): Promise<void> {
  for (const kind of recordKinds) {
    const newest = staging.editions(kind).at(-1)
    const [year, item] = [newest?.years.at(-1), kind.cashFlow?.kind]
    if (!newest || year === undefined || item === undefined) continue
    const staged = new Map<string, number>()
    for (const edition of staging.editions(kind))
      for (const customerId of staging.customersOf(edition))
        staged.set(customerId, edition.years.at(-1) ?? year)
    for (const customerIds of splitIntoChunks([...staged.keys()], CUSTOMERS_AT_A_TIME)) {
      const stored = await db
        .selectFrom('cash_flow')
        .select(({ fn }) => ['customer_id', fn.max('year').as('year')])
        .where('kind', '=', item)
        .where('customer_id', 'in', customerIds)
        .groupBy('customer_id')
        .execute()
      for (const { customer_id, year } of stored)
        if (Number(year) > (staged.get(customer_id) ?? 0)) staging.markOutdated(kind, customer_id)
    }
  }
}
