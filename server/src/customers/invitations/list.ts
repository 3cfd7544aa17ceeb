import type { CustomerInvitation } from '@hausblick/contract/calls/invitationMails.ts'
import type { Kysely } from 'kysely'
import { describeInvitation } from '../../accounts/invitations/mailed.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { CustomerScope } from '../../http/access.ts'

/** Lists a customer's invitations, newest first, with what became of them. */
export async function listCustomerInvitations(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  now = new Date(),
): Promise<CustomerInvitation[]> {
  const rows = await db
    .selectFrom('invitation')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute()
  return rows.map((row) => describeInvitation(row, now))
}
