import type { Role } from '@hausblick/contract/calls.ts'
import type { Kysely } from 'kysely'
import type { Caller, ResolveCaller } from '../access.ts'
import type { Database } from '../database/open.ts'
import type { Schema } from '../database/schema.ts'
import { notSignedIn } from '../errors.ts'
import type { Identity, VerifiedIdentity } from './identity.ts'
import { findLink } from './links.ts'
import type { AccountLinkTable } from './tables.ts'

export interface Roles {
  /** In lower case. */
  readonly operatorEmails: readonly string[]
  /** In lower case. */
  readonly staffEmails: readonly string[]
}

const BEARER = /^bearer +(?<token>\S+) *$/i

/** Finds out who calls, with the rights that tables and configuration give at this moment. */
export function createResolveCaller(
  identity: Pick<Identity, 'verify'>,
  { db }: Database,
  roles: Roles,
): ResolveCaller {
  return async (authorization) => {
    if (authorization === undefined) return { kind: 'nobody' }
    const token = BEARER.exec(authorization)?.groups?.token
    if (token === undefined) throw notSignedIn()
    return await findCaller(db, roles, await identity.verify(token))
  }
}

async function findCaller(
  db: Kysely<Schema>,
  roles: Roles,
  { issuer, subject, email }: VerifiedIdentity,
): Promise<Caller> {
  const account = { issuer, subject, email }
  const link = await findLink(db, account)
  const role = link ? roleOf(link, roles) : null
  if (role === 'operator' || role === 'staff') return { kind: role, ...account }
  if (role === 'customer' && link?.customer_id)
    return { kind: 'customer', customerId: link.customer_id, ...account }
  return { kind: 'unlinked', ...account }
}

/** What an account may be, by whom it belongs to and the configuration; null where its address is named no longer. */
export function roleOf(
  { kind, email }: Pick<AccountLinkTable, 'kind' | 'email'>,
  { operatorEmails, staffEmails }: Roles,
): Role | null {
  if (kind === 'customer') return kind
  const named = kind === 'operator' ? operatorEmails : staffEmails
  return named.includes(email) ? kind : null
}
