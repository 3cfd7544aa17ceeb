import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { openEmbeddedIdentity } from './embedded/embedded.ts'
import { openFirebaseIdentity } from './firebase/firebase.ts'
import type { Identity } from './identity.ts'

/** The identity provider that the configuration names, on a migrated database. */
export async function openIdentity(
  config: Config,
  database: Database,
  log: FastifyBaseLogger,
): Promise<Identity> {
  return config.identity.provider === 'firebase'
    ? openFirebaseIdentity(config.identity)
    : await openEmbeddedIdentity(config, database, log)
}
