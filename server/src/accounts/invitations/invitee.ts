import type { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Schema } from '../../database/tables/schema.ts'
import * as texts from '../../http/texts.ts'

/** Whom an invitation is for: a customer, or who reads the mails of a configured address (in lower case). */
export type Invitee =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'operator' | 'staff'; readonly email: string }

/** Returns what an invitation's link names as its customer. */
export function inviteeName(invitee: Invitee): string {
  return invitee.kind === 'customer' ? invitee.customerId : invitee.email
}

/** Why nobody can be invited as this; null where it can be done. */
export async function refuseInvitee(
  db: Kysely<Schema>,
  { operatorEmails, staffEmails }: Pick<Config, 'operatorEmails' | 'staffEmails'>,
  invitee: Invitee,
): Promise<string | null> {
  if (invitee.kind !== 'customer') {
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
