import type { AuditAction, AuditDetails } from '@hausblick/contract/audit.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Service } from '../../../platform/http/service.ts'
import { identityToken } from './identityToken.ts'

/** How somebody signed in, in the words of the log. */
export const signInWays = {
  password: 'Passwort',
  totp: 'Passwort und App',
  recoveryCode: 'Passwort und Wiederherstellungscode',
  passkey: 'Passkey',
  notAsked: 'Einladung',
} as const

const factors = { totp: 'App', recoveryCode: 'Wiederherstellungscode', passkey: 'Passkey' } as const

/** Describes a sign-in by a second factor: after the provider of that name, or without one. */
export function describeConfirmed(
  provider: string | undefined,
  secondFactor: keyof typeof factors,
): string {
  if (provider === undefined) return signInWays[secondFactor]
  return `${provider} und ${factors[secondFactor]}`
}

type Parts = Pick<Service, 'audit' | 'describeAccount'>

/** The address of an account, or one that has none. */
interface Addressed {
  /** Empty where there is no account. */
  readonly id: string
  readonly email: string
}

/** Logs what an account's owner does about their own account. */
export async function logOwn(
  trx: Transaction<Schema>,
  { audit, describeAccount }: Parts,
  account: Addressed,
  action: AuditAction,
  details: AuditDetails = {},
): Promise<void> {
  const { actor, customerId } = await describeAccount(trx, toKey(account))
  await audit.append(trx, { action, actor, customerId, details })
}

/**
 * Logs a failed sign-in, with the address only where it has an account. Does the same work otherwise, so that timing reveals
 * nothing.
 */
export async function logFailedSignIn(
  trx: Transaction<Schema>,
  { audit, describeAccount }: Parts,
  account: Addressed,
  reason: string,
): Promise<void> {
  const { customerId } = await describeAccount(trx, toKey(account))
  await audit.append(trx, {
    action: 'signInFailed',
    // The caller has not proven who they are. The address is logged for accounts only, since people mistype passwords as addresses.
    actor: { kind: 'nobody', ...(account.id !== '' && { email: account.email }) },
    customerId,
    details: { reason },
  })
}

function toKey({ id: subject, email }: Addressed) {
  return { issuer: identityToken.issuer, subject, email }
}
