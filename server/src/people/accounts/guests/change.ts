import type { GuestRights } from '@hausblick/contract/guests.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import * as texts from '../texts.ts'
import { describeRights } from './describe.ts'
import type { AdmittedMember } from './invite.ts'
import { fromStoredRights, toStoredRights } from './rights.ts'
import { tellOwners } from './tellOwners.ts'

type Parts = Pick<Service, 'config' | 'database' | 'audit' | 'mailer'>

/** Changes what a guest may read, from their next call on, and logs it. Throws 404 where there is no such guest. */
export async function changeGuest(
  parts: Parts,
  { actor, scope: { customerId } }: AdmittedMember,
  id: string,
  rights: GuestRights,
): Promise<void> {
  const { database, audit } = parts
  await transact(database.db, async (trx) => {
    const before = await trx
      .selectFrom('guest')
      .selectAll()
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new ServiceError(404, texts.guestGone)
    await trx.updateTable('guest').set(toStoredRights(rights)).where('id', '=', id).execute()
    const guest = before.email
    await tellOwners(trx, parts, { customerId, actor, kind: 'changed', guest, rights })
    await audit.append(trx, {
      action: 'guestChanged',
      actor,
      customerId,
      details: {
        account: guest,
        from: describeRights(fromStoredRights(before)),
        to: describeRights(rights),
      },
    })
  })
}

/**
 * Ends what a guest may read, from their next call on, or withdraws the invitation, and logs it. Throws 404 where there is no
 * such guest.
 */
export async function endGuest(
  { database, audit }: Pick<Parts, 'database' | 'audit'>,
  { actor, scope: { customerId } }: AdmittedMember,
  id: string,
  now = new Date(),
): Promise<void> {
  await transact(database.db, async (trx) => {
    const ended = await trx
      .updateTable('guest')
      .set({ ended_at: now.toISOString() })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (!ended) throw new ServiceError(404, texts.guestGone)
    const details = { account: ended.email }
    await audit.append(trx, { action: 'guestEnded', actor, customerId, details })
  })
}
