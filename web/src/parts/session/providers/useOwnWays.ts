import { listOidcIdentitiesCall } from '@hausblick/contract/calls/oidc.ts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../base/data/ask.ts'
import { configQuery } from '../../../base/data/queries.ts'
import { useSession, useSessionState } from '../useSession.ts'

interface OwnWays {
  /** Whether the account has a password that counts here; those that were made at a provider have none. */
  readonly hasPassword: boolean
  /** The names of the providers that are linked; undefined until known. */
  readonly linked: readonly string[] | undefined
}

/** Returns by what the signed-in account signs in. */
export function useOwnWays(): OwnWays {
  const { client } = useSession()
  const state = useSessionState()
  const { data: config } = useQuery(configQuery)
  const identity = config?.identity
  const isEmbedded = identity?.provider === 'embedded'
  const { data: own } = useQuery(queryOf(client, listOidcIdentitiesCall, isEmbedded ? {} : null))
  const linked = own?.identities.map(({ name }) => name)
  if (identity?.provider !== 'embedded') return { hasPassword: true, linked }
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  const counts = identity.passwords === 'everybody' || isOperator
  return { hasPassword: counts && own?.hasPassword !== false, linked }
}
