import type { Me } from '@hausblick/contract/calls/accounts.ts'
import type { PageSession } from '@hausblick/contract/renderedPage.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { isStaff } from '../../platform/http/access/roles.ts'
import type { Caller, SignedInCaller } from '../../platform/http/callers.ts'
import type { Service } from '../../platform/http/service.ts'
import { findFormerGuesthood } from '../accounts/guests/find.ts'
import { findCustomerId } from './list.ts'
import { findNames } from './names.ts'

type Known = Pick<Service, 'database' | 'config'>

/** Describes a caller, with the rights that database and configuration currently grant. */
export async function describeCaller(
  { database: { db }, config: { unfinished } }: Known,
  caller: SignedInCaller,
): Promise<Me> {
  const customerIds = caller.kind === 'customer' ? [...caller.customerIds] : []
  const guestOf =
    caller.kind === 'customer' || caller.kind === 'unlinked' ? [...caller.guestOf] : []
  const names = await findNames(db, [
    ...customerIds,
    ...guestOf.map(({ customerId }) => customerId),
  ])
  const customerNames = Array.from(names, ([customerId, name]) => ({ customerId, name }))
  const seesNothing = caller.kind === 'unlinked' && guestOf.length === 0
  const formerGuestOf = seesNothing ? await findFormerGuesthood(db, caller) : []
  const me = {
    email: caller.email,
    customerId: customerIds[0] ?? '',
    customerIds,
    ...(customerNames.length > 0 && { customerNames }),
    ...(guestOf.length > 0 && { guestOf }),
    ...(formerGuestOf.length > 0 && { formerGuestOf }),
    ...(caller.kind === 'operator' &&
      unfinished.length > 0 && { unfinishedSettings: [...unfinished] }),
  }
  if (caller.kind === 'unconfirmed') return { ...me, role: caller.role, mustAddSecondFactor: true }
  return { ...me, role: caller.kind === 'unlinked' ? 'customer' : caller.kind }
}

/** Finds the customer of a caller's own address, of several the first; empty without one. */
export async function findOwnCustomerId(
  db: Kysely<Schema>,
  caller: SignedInCaller,
): Promise<string> {
  if (caller.kind === 'customer') return caller.customerIds[0]
  return (isStaff(caller) ? await findCustomerId(db, caller.email) : undefined) ?? ''
}

/** Describes a caller with their customer, for the page they open; null for nobody. */
export async function describeSession(known: Known, caller: Caller): Promise<PageSession | null> {
  if (caller.kind === 'nobody' || caller.kind === 'program') return null
  const customerId = await findOwnCustomerId(known.database.db, caller)
  return { me: await describeCaller(known, caller), customerId }
}
