import type { QueryClient } from '@tanstack/react-query'
import type { Access } from './access.ts'
import {
  configQuery,
  loansQuery,
  objectOverviewsQuery,
  objectsQuery,
  portfolioQuery,
  propertiesQuery,
  propertyOverviewsQuery,
  publicClient,
} from './queries.ts'

/** Asks for all that the dashboard shows of a customer; failures show where the figures are read. */
function prefetchDashboard(queries: QueryClient, access: Access): void {
  void queries.prefetchQuery(portfolioQuery(access))
  void queries.prefetchQuery(loansQuery(access))
  void queries.prefetchQuery(objectsQuery(access))
  void queries.prefetchQuery(objectOverviewsQuery(access))
  void queries.prefetchQuery(propertiesQuery(access))
  void queries.prefetchQuery(propertyOverviewsQuery(access))
}

/** The same for the demo customer, whose id the service knows. */
export async function prefetchDemoDashboard(queries: QueryClient): Promise<void> {
  await queries.prefetchQuery(configQuery)
  const config = queries.getQueryData(configQuery.queryKey)
  if (!config) return
  prefetchDashboard(queries, {
    client: publicClient,
    customerId: config.demoCustomerId,
    demo: true,
  })
}
