import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { findRunsNaming } from '../import/erasure/findRuns.ts'
import { forgetMappings } from '../import/erasure/forgetMappings.ts'
import { endsWithCustomer, forgetRuns } from '../import/erasure/forgetRuns.ts'
import type { CustomerNames } from '../import/erasure/naming.ts'
import { readNames } from '../import/erasure/readNames.ts'
import { listMergedIds } from '../merging/list.ts'
import type { ErasureParts } from './parts.ts'
import { listAddresses } from './people.ts'

/** The imports that name a customer, and what they are called in them. */
export interface NamingImports {
  readonly names: CustomerNames
  readonly runIds: readonly string[]
}

/** Finds the imports that name a customer, who may be deleted already. */
export async function findImports(
  { database, storage, config }: ErasureParts,
  customerId: string,
): Promise<NamingImports> {
  const names = await transact(database.db, async (trx) => {
    const ids = [customerId, ...(await listMergedIds(trx, customerId))]
    return await readNames(trx, ids, await listAddresses(trx, customerId, config))
  })
  return { names, runIds: await findRunsNaming({ database, storage }, names) }
}

/** Deletes the files of imports that name a customer, and what mappings have of them. */
export async function eraseImports(
  trx: Transaction<Schema>,
  { names, runIds }: NamingImports,
): Promise<void> {
  await forgetRuns(trx, runIds, names)
  await forgetMappings(trx, names)
}

export async function countEnding(db: Kysely<Schema>, runIds: readonly string[]): Promise<number> {
  const runs = await db
    .selectFrom('import_run')
    .select('state')
    .where('id', 'in', [...runIds, ''])
    .execute()
  return runs.filter(({ state }) => endsWithCustomer(state)).length
}
