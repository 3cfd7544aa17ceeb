import type { HouseRoleTable } from '../../../platform/database/tables/house.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { ConfirmedCaller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { giveRole } from '../links/roles.ts'
import * as texts from '../texts.ts'
import { sendStaffInvitation } from './send.ts'
import { variableOf } from './variable.ts'

interface Order {
  readonly email: string
  readonly role: HouseRoleTable['role']
}

/**
 * Sets the role of an address in the house, and invites it by mail. Where the settings name the address, they have given it its role.
 * Throws 409 where they give it another one, or the address has an account already.
 */
export async function inviteStaff(
  parts: Pick<Service, 'config' | 'database' | 'audit' | 'mailer'>,
  actor: ConfirmedCaller,
  { email, role }: Order,
): Promise<void> {
  const variable = variableOf(email, parts.config)
  if (variable !== null && variable.role !== role)
    throw new ServiceError(409, texts.roleOfVariable(email, variable.name))
  await transact(parts.database.db, async (trx) => {
    const linked = await trx
      .selectFrom('account_link')
      .select('kind')
      .where('email', '=', email)
      .execute()
    if (linked.some(({ kind }) => kind === 'customer'))
      throw new ServiceError(409, texts.addressOfCustomer)
    if (linked.length > 0) throw new ServiceError(409, texts.hasRole)
    const now = new Date().toISOString()
    if (variable === null)
      await giveRole(trx, { email, role, added_at: now, added_by: actor.email })
    await sendStaffInvitation(trx, parts, { kind: role, email })
    const details = { account: email, role }
    await parts.audit.append(trx, { action: 'invited', actor, details })
  })
}
