import type { Kysely } from 'kysely'
import { readStaffRights } from '../../people/accounts/rights/rights.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { admitImport } from '../../platform/http/access/sets.ts'
import type { Caller } from '../../platform/http/callers.ts'

/** Returns the function that admits to imports, as an operator has said at the time. */
export function admitImportOn(db: Kysely<Schema>) {
  return async (caller: Caller) => admitImport(caller, await readStaffRights(db))
}
