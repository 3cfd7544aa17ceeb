import type { Transaction } from 'kysely'
import type { HouseRoleTable } from '../../../platform/database/tables/house.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Service } from '../../../platform/http/service.ts'
import { addMailedRole } from '../invitations/create.ts'
import { writeStaffMail } from './mail.ts'

interface Invitee {
  readonly kind: HouseRoleTable['role']
  readonly email: string
}

/** Invites an operator or staff member, in a transaction of the caller's, which queues the mail. */
export async function sendStaffInvitation(
  trx: Transaction<Schema>,
  { config, mailer }: Pick<Service, 'config' | 'mailer'>,
  { kind, email }: Invitee,
): Promise<void> {
  const { link, tokenHash, expiresAt } = await addMailedRole(trx, { kind, email }, config.publicUrl)
  const mail = writeStaffMail({ to: email, role: kind, link }, config)
  await mailer.queue(trx, { ...mail, about: [] }, { expiresAt, invitation: tokenHash })
}
