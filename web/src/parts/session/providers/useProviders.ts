import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../../base/data/queries.ts'

const NONE = { providers: [], passwordsFor: 'everybody' } as const

/** Returns where else people sign in, and who may sign in by password here. */
export function useProviders(): {
  readonly providers: readonly { readonly id: string; readonly name: string }[]
  readonly passwordsFor: 'everybody' | 'operators'
} {
  const { data: config } = useQuery(configQuery)
  if (config?.identity.provider !== 'embedded') return NONE
  return { providers: config.identity.oidc, passwordsFor: config.identity.passwords }
}
