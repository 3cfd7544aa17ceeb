import { fillInvitation } from '@hausblick/contract/invitationText.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Service } from '../../../platform/http/service.ts'
import { aboutCustomer } from '../../../platform/mail/about.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { addMailedInvitation } from '../../accounts/invitations/create.ts'

/** Invites a customer at an address, in a transaction of the caller's, which queues the mail. */
export async function sendInvitation(
  trx: Transaction<Schema>,
  { config, mailer }: Pick<Service, 'config' | 'mailer'>,
  { customerId, email }: { readonly customerId: string; readonly email: string },
  written: Pick<Mail, 'subject' | 'text'>,
): Promise<void> {
  const { link, tokenHash, expiresAt } = await addMailedInvitation(
    trx,
    { customerId, email },
    config.publicUrl,
  )
  const mail = { to: email, ...fillInvitation(written, { customerId, link }) }
  await mailer.queue(
    trx,
    { ...mail, about: [aboutCustomer(customerId)] },
    { expiresAt, invitation: tokenHash },
  )
}
