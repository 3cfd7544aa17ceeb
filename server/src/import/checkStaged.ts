import type { Kysely } from 'kysely'
import { chunks } from '../database/chunks.ts'
import type { Schema } from '../database/tables/schema.ts'
import { admitCommand } from '../http/access.ts'
import { readRecords } from '../records/read.ts'
import { recordKinds } from '../records/recordKinds.ts'
import { checkCredits } from './checkCredits.ts'
import { checkOwners } from './owners.ts'
import type { Problems } from './problems.ts'
import type { Staging } from './staging.ts'

const CUSTOMERS_AT_A_TIME = 100

/** Reports what is wrong between the files and the database, after filling in the columns that files omit. */
export async function checkStaged(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  options: { moves: boolean },
): Promise<void> {
  await fillOmitted(db, staging)
  await checkOwners(db, staging, problems, options)
  await checkCredits(db, staging, problems)
}

/** Gives rows whose sheet omits a column the value that the database has in it; new rows lack it. */
async function fillOmitted(db: Kysely<Schema>, staging: Staging): Promise<void> {
  for (const table of recordKinds)
    for (const customerIds of chunks(staging.customersToComplete(table), CUSTOMERS_AT_A_TIME))
      for (const record of await readRecords(db, table, customerIds.map(admitCommand)))
        staging.complete(table, record)
}
