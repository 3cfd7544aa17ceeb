import type { QueryClient } from '@tanstack/react-query'
import { configQuery, publicClient } from '../queries.ts'
import { documentsQuery } from './list.ts'

/** Asks for the demo customer's documents; a failure shows where they are read. */
export async function prefetchDemoDocuments(queries: QueryClient): Promise<void> {
  await queries.prefetchQuery(configQuery)
  const config = queries.getQueryData(configQuery.queryKey)
  if (!config) return
  const owner = { client: publicClient, account: '', customerId: config.demoCustomerId }
  await queries.prefetchQuery(documentsQuery(owner))
}
