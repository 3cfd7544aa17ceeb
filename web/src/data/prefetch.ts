import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Access } from './access.ts'
import { configQuery, publicClient } from './queries.ts'

/** A query regardless of its data's type. */
export interface AnyQuery {
  readonly queryKey: QueryKey
}

/**
 * Prefetches queries. Resolves once each has at least its first data or has failed; never rejects, since components show the
 * errors of the data they read.
 */
export async function prefetchQueries(
  queries: QueryClient,
  wanted: readonly AnyQuery[],
): Promise<void> {
  await Promise.all(wanted.map((query) => prefetchFirstData(queries, query)))
}

async function prefetchFirstData(queries: QueryClient, query: AnyQuery): Promise<void> {
  const whole = queries.prefetchQuery(query as FetchQueryOptions)
  let unsubscribe = () => {}
  const first = new Promise<void>((resolve) => {
    unsubscribe = queries.getQueryCache().subscribe(() => {
      if (queries.getQueryData(query.queryKey) !== undefined) resolve()
    })
  })
  await Promise.race([whole, first])
  unsubscribe()
}

/** Returns the access to the demo customer named by the service; null if the service cannot be reached. */
export async function readDemoAccess(queries: QueryClient): Promise<Access | null> {
  await queries.prefetchQuery(configQuery)
  const config = queries.getQueryData(configQuery.queryKey)
  return config ? { client: publicClient, customerId: config.demoCustomerId, demo: true } : null
}
