import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Identity } from './account/identity.ts'
import { openEmbeddedIdentity } from './embedded/embedded.ts'
import { openFirebaseIdentity } from './firebase/firebase.ts'
import type { PasswordCost } from './passwords/hash.ts'

/** Opens the configured identity provider on a migrated database. */
export async function openIdentity(
  config: Config,
  database: Database,
  log: FastifyBaseLogger,
  passwordCost?: PasswordCost,
): Promise<Identity> {
  const { identity } = config
  if (identity.provider === 'embedded')
    return await openEmbeddedIdentity(config, database, passwordCost)
  if (identity.emulatorHost !== null)
    log.warn('accepting unsigned tokens of the emulator; for tests only')
  return openFirebaseIdentity(identity)
}
