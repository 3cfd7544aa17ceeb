import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { type Roles, readHouse } from '../links/roles.ts'
import * as texts from '../texts.ts'

/** A customer, or the email address (in lower case) of an operator or staff member. */
export type Invitee =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'operator' | 'staff'; readonly email: string }

/** Returns the `cid` parameter of an invitation's link. */
export function inviteeName(invitee: Invitee): string {
  return invitee.kind === 'customer' ? invitee.customerId : invitee.email
}

/** Returns why an invitee cannot be invited; null if they can. */
export async function checkInvitee(
  db: Kysely<Schema>,
  named: Roles,
  invitee: Invitee,
): Promise<string | null> {
  if (invitee.kind !== 'customer') {
    const { operatorEmails, staffEmails } = await readHouse(db, named)
    const [variable, emails] =
      invitee.kind === 'operator'
        ? (['OPERATOR_EMAILS', operatorEmails] as const)
        : (['STAFF_EMAILS', staffEmails] as const)
    if (emails.includes(invitee.email)) return null
    return texts.unknownInvitedAddress(invitee.email, variable)
  }
  const customer = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', invitee.customerId)
    .executeTakeFirst()
  if (customer) return null
  return texts.unknownInvitedCustomer(invitee.customerId)
}
