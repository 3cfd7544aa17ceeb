import { listOidcIdentitiesCall } from '@hausblick/contract/calls/oidc.ts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../data/ask.ts'
import { configQuery } from '../../data/queries.ts'
import { useSession, useSessionState } from '../useSession.ts'

/** Returns whether the signed-in account has a password that counts here; those that were made at a provider have none. */
export function useHasPassword(): boolean {
  const { client } = useSession()
  const state = useSessionState()
  const { data: config } = useQuery(configQuery)
  const identity = config?.identity
  const isEmbedded = identity?.provider === 'embedded'
  const { data: own } = useQuery(queryOf(client, listOidcIdentitiesCall, isEmbedded ? {} : null))
  if (identity?.provider !== 'embedded') return true
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  const counts = identity.passwords === 'everybody' || isOperator
  return counts && own?.hasPassword !== false
}
