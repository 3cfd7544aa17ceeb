import { TOKEN_PREFIX } from '@hausblick/contract/calls/programs.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { AuditLog } from '../../platform/audit/log.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { noteCaller } from '../../platform/http/accessLog.ts'
import type {
  Caller,
  CallerOf,
  CallerOfGrant,
  CallerOfPage,
  ProgramCaller,
  ResolveCaller,
  SignedInCaller,
  SignIn,
} from '../../platform/http/callers.ts'
import { unauthorized } from '../../platform/http/errors.ts'
import { createAccountRateLimit } from '../../platform/http/limits.ts'
import type { Identity, LinkedIdentity } from '../identity/account/identity.ts'
import { identityToken } from '../identity/account/identityToken.ts'
import type { AccountLink } from '../identity/account/link.ts'
import { findGuesthood } from './guests/find.ts'
import { findLink } from './links/links.ts'
import { findRole, type Roles } from './links/roles.ts'

/** Creates a function that identifies the caller of a request and counts the request against their rate limit. */
export function createCallerOf(
  app: FastifyInstance,
  resolveCaller: ResolveCaller,
  parts: HostedParts & { readonly config: Pick<Config, 'requestsPerMinute'> },
): CallerOf {
  const count = createAccountRateLimit(app, parts.config)
  return async (request) => {
    // With several, Node takes the first, and a proxy may have checked another.
    if (countAuthorizations(request) > 1) throw unauthorized()
    const caller = await resolveCaller(request.headers.authorization)
    noteCaller(request, caller)
    if (caller.kind !== 'nobody') await count(request, caller)
    if (isHosted(caller)) await logHostedSignIn(parts, caller)
    return caller
  }
}

function countAuthorizations({ raw }: FastifyRequest): number {
  const isName = (text: string, index: number) => index % 2 === 0 && /^authorization$/i.test(text)
  return raw.rawHeaders.filter(isName).length
}

function isHosted(caller: Caller): caller is SignedInCaller {
  const isAccount = caller.kind !== 'nobody' && caller.kind !== 'program'
  return isAccount && caller.issuer !== identityToken.issuer
}

interface HostedParts {
  readonly database: Pick<Database, 'db'>
  readonly audit: AuditLog
}

/**
 * Logs the first call after each sign-in with the hosted provider, which does not tell of them. Accounts without a link are
 * left out, since anyone can create them there.
 */
async function logHostedSignIn(
  { database: { db }, audit }: HostedParts,
  caller: SignedInCaller,
): Promise<void> {
  if (caller.kind === 'unlinked' || caller.signedInAt === null) return
  const { issuer, subject, signedInAt } = caller
  const customerId = caller.kind === 'customer' ? caller.customerIds[0] : null
  const entry = {
    action: 'signedIn',
    actor: caller,
    customerId,
    details: { how: 'Google' },
  } as const
  await audit.appendOnce(db, entry, ['signedIn', issuer, subject, signedInAt.toISOString()])
}

/** What decides on the rights of an account. */
type Rights = Roles & Pick<Config, 'secondFactor'>

/** An account's sign-in, how it was confirmed, and whether it can be a guest, where that is known. */
type Sign = SignIn & Partial<Pick<LinkedIdentity, 'secondFactor' | 'isInvited'>>

const BEARER = /^bearer +(?<token>\S+) *$/i

/** Finds the program of a token. Throws 401 where there is none that may do something. */
type FindProgram = (db: Kysely<Schema>, token: string) => Promise<ProgramCaller>

/** Resolves a bearer token to its caller, with the rights that database and configuration currently grant. */
export function createResolveCaller(
  identity: Pick<Identity, 'verify'>,
  { db }: Database,
  roles: Rights,
  findProgram: FindProgram,
): ResolveCaller {
  return async (authorization) => {
    if (authorization === undefined) return { kind: 'nobody' }
    const token = BEARER.exec(authorization)?.groups?.token
    if (token === undefined) throw unauthorized()
    if (token.startsWith(TOKEN_PREFIX)) return await findProgram(db, token)
    const { emailVerified: _, link: known, ...account } = await identity.verify(token)
    const link = known === undefined ? await findLink(db, account) : known
    return await toCaller(db, account, link ?? undefined, roles)
  }
}

/** Creates a function that identifies who opens a page, with the rights that database and configuration currently grant. */
export function createCallerOfPage(
  identity: Pick<Identity, 'findByCookie'>,
  { db }: Database,
  roles: Rights,
): CallerOfPage {
  return async (request, reply) => {
    if (!identity.findByCookie) return undefined
    const found = await identity.findByCookie(request, reply)
    if (!found) return { kind: 'nobody' }
    const { emailVerified: _, ...account } = found
    return await toCaller(db, account, await findLink(db, account), roles)
  }
}

/** Resolves a capability's grant to its caller, with the rights that database and configuration currently grant. */
export function createCallerOfGrant(
  identity: Pick<Identity, 'find'>,
  { db }: Database,
  roles: Rights,
): CallerOfGrant {
  return async (grant) => {
    const signInId = grant?.signInId ?? null
    const key = signInId === null ? null : await identity.find(signInId)
    if (key === null || signInId === null) return { kind: 'nobody' }
    const link = await findLink(db, key)
    const email = link?.email ?? (await findGuesthood(db, key))?.email
    if (email === undefined) return { kind: 'nobody' }
    return await toCaller(db, { ...key, email, signInId, signedInAt: null }, link, roles)
  }
}

async function toCaller(
  db: Kysely<Schema>,
  { secondFactor, isInvited = true, ...account }: Sign,
  link: AccountLink | undefined,
  rights: Rights,
): Promise<Caller> {
  const role = link ? await findRole(db, link, rights) : null
  if (role === 'operator' || role === 'staff')
    return secondFactor === null && rights.secondFactor === 'required'
      ? { kind: 'unconfirmed', role, ...account }
      : { kind: role, ...account }
  const guestOf = (isInvited ? await findGuesthood(db, account) : undefined)?.guestOf ?? []
  const [first, ...further] = link?.customerIds ?? []
  if (role === 'customer' && first !== undefined)
    return { kind: 'customer', customerIds: [first, ...further], guestOf, ...account }
  return { kind: 'unlinked', guestOf, ...account }
}
