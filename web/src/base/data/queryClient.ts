import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isService } from '../../config.ts'
import { logFailure } from './failures.ts'
import { ServiceError } from './serviceError.ts'

/** Figures change once a month, and refetching unchanged ones costs only a 304. */
const FRESH_FOR_MS = 60_000
/** The interval at which data whose refetch failed is retried. */
const RETRY_INTERVAL_MS = 15_000

/** Creates the cache of the service's replies. A failed query is retried once unless refused, then logged. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        // Offline, a query fails visibly instead of being paused.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state }) =>
          state.data !== undefined && state.error ? RETRY_INTERVAL_MS : false,
        // Where the service renders, its own faults are no reason to wait.
        retry: (failures, error) => !isService && failures < 1 && !isRefusal(error),
        staleTime: FRESH_FOR_MS,
      },
    },
  })
}

/** Returns whether the service refused, so that retrying is pointless. */
function isRefusal(error: Error): boolean {
  return error instanceof ServiceError && error.status >= 400 && error.status < 500
}
