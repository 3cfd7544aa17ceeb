import { transact } from '../../../platform/database/transact.ts'
import type { AdmittedInvitations } from '../../../platform/http/access/people.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { takeInvitation } from '../../accounts/invitations/manage.ts'
import { sendStaffInvitation } from '../../accounts/staff/send.ts'
import { writeInvitation } from './mail.ts'
import { sendInvitation } from './send.ts'
import * as texts from './texts.ts'

type Parts = Pick<Service, 'config' | 'database' | 'audit' | 'mailer'>

/**
 * Replaces an unused invitation that was mailed by a new one to the same address, whose mail is the operator's. Throws a
 * ServiceError: 404 if there is none, 409 if its link is passed on.
 */
export async function mailAgain(
  parts: Parts,
  admitted: AdmittedInvitations,
  id: string,
): Promise<void> {
  const { audit, config, database } = parts
  const { actor } = admitted
  await transact(database.db, async (trx) => {
    const old = await takeInvitation(trx, admitted, id)
    const { kind, customer_id: customerId } = old
    const email = old.mailed_to ?? old.email
    if (email === null) throw new ServiceError(409, texts.notMailed)
    if (kind !== 'customer') await sendStaffInvitation(trx, parts, { kind, email })
    else if (customerId !== null)
      await sendInvitation(trx, parts, { customerId, email }, writeInvitation(config))
    const details = { account: email, ...(kind !== 'customer' && { role: kind }) }
    await audit.append(trx, { action: 'invitationRenewed', actor, customerId, details })
  })
}
