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
  await checkOwners(db, staging, problems, options)
  await checkCredits(db, staging, problems)
}

/** Fills omitted columns with the stored values; in new rows they stay empty. */
async function fillOmittedColumns(db: Kysely<Schema>, staging: Staging): Promise<void> {
  for (const kind of recordKinds)
    for (const customerIds of splitIntoChunks(
      staging.customersToComplete(kind),
      CUSTOMERS_AT_A_TIME,
    ))
      for (const record of await readRecords(db, kind, customerIds.map(admitCommand)))
        staging.completeRecord(kind, record)
}
