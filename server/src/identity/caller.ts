import type { Kysely } from 'kysely'
import type { Caller, ResolveCaller } from '../access.ts'
import type { Database } from '../database/open.ts'
import type { Schema } from '../database/schema.ts'
import { notSignedIn } from '../errors.ts'
import type { Identity, VerifiedIdentity } from './identity.ts'
import { findLink } from './links.ts'

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
  { operatorEmails, staffEmails }: Roles,
  { issuer, subject, email }: VerifiedIdentity,
): Promise<Caller> {
  const account = { issuer, subject, email }
  const link = await findLink(db, account)
  if (link?.kind === 'customer' && link.customer_id !== null)
    return { kind: 'customer', customerId: link.customer_id, ...account }
  if (link?.kind === 'operator' && operatorEmails.includes(link.email))
    return { kind: 'operator', ...account }
  if (link?.kind === 'staff' && staffEmails.includes(link.email))
    return { kind: 'staff', ...account }
  return { kind: 'unlinked', ...account }
}
