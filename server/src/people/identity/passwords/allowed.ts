import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Service } from '../../../platform/http/service.ts'
import { identityToken } from '../account/identityToken.ts'
import { findHash } from './change.ts'

type Parts = Pick<Service, 'config' | 'describeAccount'>

/** Returns whether only operators may sign in by what the service itself keeps: a password or a passkey. */
export function areOnlyOperators({ config: { identity } }: Pick<Parts, 'config'>): boolean {
  return identity.provider === 'embedded' && identity.passwords === 'operators'
}

/** Returns whether an account may sign in by password or passkey: where providers alone do, operators, as the way in without one. */
export async function mayUsePassword(
  db: Kysely<Schema>,
  parts: Parts,
  { subject, email }: { readonly subject: string; readonly email: string },
): Promise<boolean> {
  if (!areOnlyOperators(parts)) return true
  const account = { issuer: identityToken.issuer, subject, email }
  const { actor } = await parts.describeAccount(db, account)
  return actor.kind === 'operator'
}

/** Returns whether an account has a password; those that were made at a provider have none. */
export async function hasPassword(db: Kysely<Schema>, userId: string): Promise<boolean> {
  return (await findHash(db, userId)) !== null
}
