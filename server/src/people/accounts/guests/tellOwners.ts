import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { SignedInCaller } from '../../../platform/http/callers.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { aboutCustomer } from '../../../platform/mail/about.ts'
import { listMembers } from '../links/links.ts'
import * as texts from '../texts.ts'
import { type GuestNotice, writeGuestNotice } from './mails.ts'

interface Told extends Omit<GuestNotice, 'to'> {
  readonly customerId: string
  readonly actor: SignedInCaller
}

/** Mails the members of a customer what an operator lets a guest read; nothing where one of them does. Throws 409 if there is none. */
export async function tellOwners(
  trx: Transaction<Schema>,
  { config, mailer }: Pick<Service, 'config' | 'mailer'>,
  { customerId, actor, ...notice }: Told,
): Promise<void> {
  if (actor.kind !== 'operator') return
  const members = await listMembers(trx, customerId)
  if (members.length === 0) throw new ServiceError(409, texts.guestWithoutOwner)
  const about = [aboutCustomer(customerId)]
  for (const to of members)
    await mailer.queue(trx, { ...writeGuestNotice({ to, ...notice }, config), about })
}
