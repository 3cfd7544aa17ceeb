import type { AuditAction, AuditDetails } from '@hausblick/contract/audit.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../audit/entry.ts'
import type { AuditLog } from '../audit/log.ts'
import type { Schema } from '../database/tables/schema.ts'
import { type Roles, roleOf } from './caller.ts'
import { identityToken } from './embedded/identityToken.ts'
import { findGuesthood } from './guests/find.ts'
import { findLink } from './links.ts'

/** An account of the embedded provider, as the audit log names it: its role, and whose data it belongs to. */
export interface LoggedAccount {
  readonly actor: Actor
  readonly customerId: string | null
}

/** Describes an account for the audit log, where its owner signs in or out rather than calls. */
export async function describeAccount(
  db: Kysely<Schema>,
  roles: Roles,
  { id: subject, email }: Addressed,
): Promise<LoggedAccount> {
  const account = { issuer: identityToken.issuer, subject, email }
  const link = await findLink(db, account)
  const isGuest = !link && (await findGuesthood(db, account)) !== undefined
  const kind = (link && roleOf(link, roles)) ?? (isGuest ? 'guest' : 'unlinked')
  return { actor: { kind, ...account }, customerId: link?.customer_id ?? null }
}

/** How somebody signed in, in the words of the log. */
export const signInWays = {
  password: 'Passwort',
  totp: 'Passwort und App',
  recoveryCode: 'Passwort und Wiederherstellungscode',
  passkey: 'Passkey',
  notAsked: 'Einladung',
} as const

interface Parts {
  readonly audit: AuditLog
  readonly config: Roles
}

/** The address of an account, or one that has none. */
interface Addressed {
  /** Empty where there is no account. */
  readonly id: string
  readonly email: string
}

/** Logs what an account's owner does about their own account. */
export async function logOwn(
  trx: Transaction<Schema>,
  { audit, config }: Parts,
  account: Addressed,
  action: AuditAction,
  details: AuditDetails = {},
): Promise<void> {
  const { actor, customerId } = await describeAccount(trx, config, account)
  await audit.append(trx, { action, actor, customerId, details })
}

/**
 * Logs a failed sign-in, with the address only where it has an account. Does the same work otherwise, so that timing reveals
 * nothing.
 */
export async function logFailedSignIn(
  trx: Transaction<Schema>,
  { audit, config }: Parts,
  account: Addressed,
  reason: string,
): Promise<void> {
  const { customerId } = await describeAccount(trx, config, account)
  await audit.append(trx, {
    action: 'signInFailed',
    // Nobody has shown to be them. The address is that of an account only, since people mistype passwords as addresses.
    actor: { kind: 'nobody', ...(account.id !== '' && { email: account.email }) },
    customerId,
    details: { reason },
  })
}
