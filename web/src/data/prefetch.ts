import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Access } from './access.ts'
import { configQuery, publicClient } from './queries.ts'

/** A query of any data. */
export interface AnyQuery {
  readonly queryKey: QueryKey
}

/** Loads queries, and resolves once each has data, be it the first piece, or has failed: failures show where data is read. */
export async function prefetchQueries(
  queries: QueryClient,
  wanted: readonly AnyQuery[],
): Promise<void> {
  await Promise.all(wanted.map((query) => prefetchFirstData(queries, query)))
}

async function prefetchFirstData(queries: QueryClient, query: AnyQuery): Promise<void> {
  const whole = queries.prefetchQuery(query as FetchQueryOptions)
  let forget = () => {}
  const first = new Promise<void>((resolve) => {
    forget = queries.getQueryCache().subscribe(() => {
      if (queries.getQueryData(query.queryKey) !== undefined) resolve()
    })
  })
  await Promise.race([whole, first])
  forget()
}

/** Returns how the demo customer, whom the service names, is read; null if the service does not answer. */
export async function readDemoAccess(queries: QueryClient): Promise<Access | null> {
  await queries.prefetchQuery(configQuery)
  const config = queries.getQueryData(configQuery.queryKey)
  return config ? { client: publicClient, customerId: config.demoCustomerId, demo: true } : null
}
