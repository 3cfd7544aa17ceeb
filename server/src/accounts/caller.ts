import type { Role } from '@hausblick/contract/calls.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open.ts'
import type { AccountLinkTable } from '../database/tables/accounts.ts'
import type { Caller, CallerOf, CallerOfGrant, ResolveCaller, SignIn } from '../http/callers.ts'
import { notSignedIn } from '../http/errors.ts'
import { accountLimit, type Limits } from '../http/limits.ts'
import type { Identity } from './identity.ts'
import { findLink } from './links.ts'

/** Returns the function that says who makes a request, and counts their requests. */
export function createCallerOf(
  app: FastifyInstance,
  resolveCaller: ResolveCaller,
  limits: Limits,
): CallerOf {
  const count = accountLimit(app, limits)
  return async (request) => {
    const caller = await resolveCaller(request.headers.authorization)
    if (caller.kind !== 'nobody') await count(request, caller)
    return caller
  }
}

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
    const { emailVerified: _, ...account } = await identity.verify(token)
    return describeCaller(account, await findLink(db, account), roles)
  }
}

/** Finds out whom a capability was granted to, with the rights that tables and configuration give at this moment. */
export function createCallerOfGrant(
  identity: Pick<Identity, 'find'>,
  { db }: Database,
  roles: Roles,
): CallerOfGrant {
  return async (grant) => {
    const signInId = grant?.signInId ?? null
    const key = signInId === null ? null : await identity.find(signInId)
    const link = key && (await findLink(db, key))
    if (!link || signInId === null) return { kind: 'nobody' }
    const { issuer, subject, email } = link
    return describeCaller({ issuer, subject, email, signInId, signedInAt: null }, link, roles)
  }
}

function describeCaller(account: SignIn, link: AccountLinkTable | undefined, roles: Roles): Caller {
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
