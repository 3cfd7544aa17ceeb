import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { findHouseRole, type Roles } from './roles.ts'

export type NamedAddresses = Roles

/**
 * Returns whether an email address (in lower case) has a role in the house, or an open invitation names it. A customer's invitation
 * must not claim it: an operator's account would then belong to someone else.
 */
export async function isReserved(
  db: Kysely<Schema>,
  named: NamedAddresses,
  email: string,
  now = new Date(),
): Promise<boolean> {
  if ((await findHouseRole(db, email, named)) !== null) return true
  const invited = await db
    .selectFrom('invitation')
    .select('email')
    .where('email', '=', email)
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return invited !== undefined
}
