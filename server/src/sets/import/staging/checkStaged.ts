import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import type { Problems } from '../problems/problems.ts'
import { checkCredits } from './checkCredits.ts'
import { checkOwners, type OwnerOptions } from './checkOwners.ts'
import { completeMoved, completeStaged, LostColumns } from './completeStaged.ts'
import { readNewestYears } from './newestYears.ts'
import type { Staging } from './staging.ts'

/** As of `importFiles`. */
export interface CheckOptions extends OwnerOptions {
  readonly without: ReadonlySet<string>
}

/** Fills in the columns that the files omit, then reports conflicts between the files and the database. */
export async function checkStaged(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  { without, ...options }: CheckOptions,
): Promise<void> {
  const lost = new LostColumns()
  await completeStaged(db, staging, lost)
  await markOutdated(db, staging)
  await checkOwners(db, staging, problems, options)
  await completeMoved(db, staging, lost)
  lost.report(problems, without)
  await checkCredits(db, staging, problems)
}

/** Marks the customers whose rows in the files are all of earlier years than what is stored of them. */
async function markOutdated(db: Kysely<Schema>, staging: Staging): Promise<void> {
  for (const kind of recordKinds) {
    const staged = new Map<string, number>()
    for (const edition of staging.editions(kind))
      for (const customerId of staging.customersOf(edition)) {
        // A table without months is of no earlier year.
        const year = edition.years.at(-1) ?? Infinity
        staged.set(customerId, Math.max(year, staged.get(customerId) ?? year))
      }
    const newest = await readNewestYears(db, kind, [...staged.keys()])
    for (const [customerId, year] of newest)
      if (year > (staged.get(customerId) ?? 0)) staging.markOutdated(kind, customerId)
  }
}
