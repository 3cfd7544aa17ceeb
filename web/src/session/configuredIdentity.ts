import type { QueryClient } from '@tanstack/react-query'
import { backendUrl } from '../config.ts'
import { configQuery } from '../data/queries.ts'
import { EmbeddedIdentity } from './embedded.ts'
import type { Identity } from './identity.ts'
import { IdentityError } from './identityError.ts'

/**
 * Opens the identity provider that the service is configured with, loading the hosted one's code only then. Rejects with an
 * `IdentityError`.
 */
export async function openConfiguredIdentity(queries: QueryClient): Promise<Identity> {
  try {
    const { identity } = await queries.ensureQueryData(configQuery)
    if (identity.provider === 'embedded') return new EmbeddedIdentity(backendUrl)
    const { FirebaseIdentity } = await import('./firebase.ts')
    return new FirebaseIdentity(identity)
  } catch (cause) {
    throw new IdentityError('network', { cause })
  }
}
