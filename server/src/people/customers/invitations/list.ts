import type { CustomerInvitation } from '@hausblick/contract/calls/invitationMails.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../../platform/http/access.ts'
import { describeInvitation } from '../../accounts/invitations/mailed.ts'

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
