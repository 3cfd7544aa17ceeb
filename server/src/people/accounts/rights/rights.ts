import type { StaffRight, StaffRights } from '@hausblick/contract/calls/staff.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { admitInvitations } from '../../../platform/http/access/people.ts'
import type { Caller } from '../../../platform/http/callers.ts'

const columns = {
  import: 'staff_imports',
  invite: 'staff_invites',
  remove: 'staff_removes',
} as const satisfies Record<StaffRight, string>

/** Returns what operators let staff do. */
export async function readStaffRights(db: Kysely<Schema>): Promise<StaffRights> {
  const row = await db
    .selectFrom('service')
    .select(Object.values(columns))
    .executeTakeFirstOrThrow()
  return {
    import: row.staff_imports === 1,
    invite: row.staff_invites === 1,
    remove: row.staff_removes === 1,
  }
}

/** Returns the function that admits to unused invitations, as an operator has said at the time. */
export function admitInvitationsOn(db: Kysely<Schema>) {
  return async (caller: Caller) => admitInvitations(caller, await readStaffRights(db))
}

/** Allows or forbids staff to do something. */
export async function writeStaffRight(
  trx: Transaction<Schema>,
  right: StaffRight,
  allowed: boolean,
): Promise<void> {
  await trx
    .updateTable('service')
    .set(columns[right], allowed ? 1 : 0)
    .execute()
}
