import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { SignedInCaller } from '../../../platform/http/callers.ts'
import type { Service } from '../../../platform/http/service.ts'
import { listIdentities } from '../account/providerIdentities.ts'
import { hasPassword, mayUsePassword } from '../passwords/allowed.ts'
import { listPasskeys } from './passkeys.ts'

/** An account's password, among its ways in. */
const PASSWORD = 'password'

/** Lists what leads into an account by itself: its password, and the ids of passkeys and of identities at configured providers. */
export async function listWays(
  db: Kysely<Schema>,
  service: Service,
  account: SignedInCaller,
): Promise<readonly string[]> {
  const { subject } = account
  const configured = service.config.oidcProviders.map(({ issuer }) => issuer)
  const identities = (await listIdentities(db, subject)).filter(({ issuer }) =>
    configured.includes(issuer),
  )
  const ways = identities.map(({ id }) => id)
  if (!(await mayUsePassword(db, service, account))) return ways
  ways.push(...(await listPasskeys(db, subject)).map(({ id }) => id))
  if (await hasPassword(db, subject)) ways.push(PASSWORD)
  return ways
}

/** Returns whether nothing leads into an account without that. */
export function isLastWay(ways: readonly string[], id: string): boolean {
  return ways.every((way) => way === id)
}
