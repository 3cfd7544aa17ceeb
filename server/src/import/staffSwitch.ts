import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { admitImport } from '../http/access.ts'
import type { Caller } from '../http/callers.ts'

/** Returns whether an operator has allowed staff to import. */
export async function mayStaffImport(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('service').select('staff_imports').executeTakeFirstOrThrow()
  return row.staff_imports === 1
}

/** Allows or forbids staff to import. */
export async function setStaffImport(trx: Transaction<Schema>, allowed: boolean): Promise<void> {
  await trx
    .updateTable('service')
    .set({ staff_imports: allowed ? 1 : 0 })
    .execute()
}

/** Returns the function that admits to imports, as an operator has said at the time. */
export function admitImportOn(db: Kysely<Schema>) {
  return async (caller: Caller) => admitImport(caller, await mayStaffImport(db))
}
