import type { QueryClient } from '@tanstack/react-query'
import { configQuery } from '../../base/data/queries.ts'
import { unreachable } from '../../base/data/texts.ts'
import { backendUrl } from '../../config.ts'
import { IdentityError } from './identityError.ts'
import type { OpenIdentity } from './session.ts'

/** Returns a function that opens the identity provider with which the service is configured, loading its code only then. */
export function configuredIdentity(queries: QueryClient): OpenIdentity {
  return async (known) => {
    try {
      const { identity } = await queries.ensureQueryData(configQuery)
      if (identity.provider === 'embedded') {
        const { EmbeddedIdentity } = await import('./embedded.ts')
        return new EmbeddedIdentity(backendUrl, known)
      }
      const { FirebaseIdentity } = await import('./firebase.ts')
      return new FirebaseIdentity(identity)
    } catch (cause) {
      throw new IdentityError('network', unreachable, { cause })
    }
  }
}
