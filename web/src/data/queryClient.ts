import { QueryCache, QueryClient } from '@tanstack/react-query'
import { logFailure } from './failures.ts'
import { ServiceError } from './serviceError.ts'

/** Figures change once a month; an unchanged reply costs one 304. */
const FRESH_FOR_MS = 60_000
/** How long something shown that could not be read again waits for the next try. */
const TRIED_AGAIN_AFTER_MS = 15_000

/** The cache of what the service answered. A read that fails is tried once more, and then logged once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        // Without a connection a read fails and says so, instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state }) =>
          state.data !== undefined && state.error ? TRIED_AGAIN_AFTER_MS : false,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        staleTime: FRESH_FOR_MS,
      },
    },
  })
}

/** Whether the service said no, which it would say again. */
function isRefusal(error: Error): boolean {
  return error instanceof ServiceError && error.status >= 400 && error.status < 500
}
