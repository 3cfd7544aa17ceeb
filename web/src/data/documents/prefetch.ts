import type { QueryClient } from '@tanstack/react-query'
import { configQuery, publicClient } from '../queries.ts'
import { prefetchFirstPiece } from './list.ts'

/** Asks for the demo customer's documents, and ends when the first of them are there; a failure shows where they are read. */
export async function prefetchDemoDocuments(queries: QueryClient): Promise<void> {
  await queries.prefetchQuery(configQuery)
  const config = queries.getQueryData(configQuery.queryKey)
  if (!config) return
  const owner = { client: publicClient, account: '', customerId: config.demoCustomerId }
  await prefetchFirstPiece(queries, owner)
}
