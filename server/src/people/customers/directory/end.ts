import type { endCustomerCall } from '@hausblick/contract/calls/customerDirectory.ts'
import type * as z from 'zod/mini'
import { transact } from '../../../platform/database/transact.ts'
import type { Admitted, CustomerScope } from '../../../platform/http/access.ts'
import type { ConfirmedCaller } from '../../../platform/http/callers.ts'
import type { Service } from '../../../platform/http/service.ts'
import { describeInvitee } from '../../accounts/invitations/create.ts'
import { selectPeople } from '../../accounts/links/links.ts'
import { leaveCustomer } from '../../accounts/revoke.ts'
import { requireCustomer } from '../requireCustomer.ts'

type Ended = z.infer<typeof endCustomerCall.reply>

/**
 * Ends what all accounts and guests see of a customer, effective with their next call, and its open invitations, and logs each.
 * The figures stay, and people can be invited again. Throws 404 if there is no such customer.
 */
export async function endCustomer(
  { database, audit }: Pick<Service, 'database' | 'audit'>,
  { actor, scope: { customerId } }: Admitted<ConfirmedCaller, CustomerScope>,
  now = new Date(),
): Promise<Ended> {
  return await transact(database.db, async (trx) => {
    await requireCustomer(trx, customerId)
    const people = await trx
      .selectFrom(selectPeople(trx).as('person'))
      .select(['issuer', 'subject'])
      .where('customer_id', '=', customerId)
      .orderBy('issuer')
      .orderBy('subject')
      .execute()
    const accounts: string[] = []
    for (const account of people)
      accounts.push((await leaveCustomer(trx, account, customerId)).email)
    const guests = await trx
      .updateTable('guest')
      .set({ ended_at: now.toISOString() })
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .returning('email')
      .execute()
    const invitations = await trx
      .deleteFrom('invitation')
      .where('customer_id', '=', customerId)
      .where('redeemed_at', 'is', null)
      .returning('token_hash')
      .execute()
    for (const account of accounts) {
      const details = { account, role: 'customer' }
      await audit.append(trx, { action: 'accountEnded', actor, customerId, details })
    }
    for (const { email } of guests) {
      const details = { account: email }
      await audit.append(trx, { action: 'guestEnded', actor, customerId, details })
    }
    const withdrawn = { action: 'invitationWithdrawn', actor } as const
    for (const _ of invitations)
      await audit.append(trx, {
        ...withdrawn,
        ...describeInvitee({ kind: 'customer', customerId }),
      })
    return {
      accounts: accounts.length,
      guests: guests.length,
      invitations: invitations.length,
    }
  })
}
