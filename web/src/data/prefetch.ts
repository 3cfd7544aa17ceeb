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
async function prefetchDashboard(queries: QueryClient, access: Access): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(portfolioQuery(access)),
    queries.prefetchQuery(loansQuery(access)),
    queries.prefetchQuery(objectsQuery(access)),
    queries.prefetchQuery(objectOverviewsQuery(access)),
    queries.prefetchQuery(propertiesQuery(access)),
    queries.prefetchQuery(propertyOverviewsQuery(access)),
  ])
}

/** The same for the demo customer, whose id the service knows. */
export async function prefetchDemoDashboard(queries: QueryClient): Promise<void> {
  await queries.prefetchQuery(configQuery)
  const config = queries.getQueryData(configQuery.queryKey)
  if (!config) return
  await prefetchDashboard(queries, {
    client: publicClient,
    customerId: config.demoCustomerId,
    demo: true,
  })
}
