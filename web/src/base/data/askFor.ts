import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  skipToken,
} from '@tanstack/react-query'
import { isService } from '../../config.ts'

/** A query regardless of its data's type. */
export interface AnyQuery {
  readonly queryKey: QueryKey
  readonly queryFn?: unknown
}

/**
 * Asks for data before the components that show it. Where the service renders, waits for them, and throws if one cannot be
 * read. In the browser it does not wait, and components show the errors of what they read.
 *
 * @param next returns what to ask for once all of the list has arrived
 */
export async function askFor(
  queries: QueryClient,
  list: readonly AnyQuery[],
  next: () => readonly AnyQuery[] = () => [],
): Promise<void> {
  const fetchAll = (wanted: readonly AnyQuery[]) =>
    Promise.all(wanted.filter(isKnown).map((query) => fetchData(queries, query)))
  if (isService) {
    await fetchAll(list)
    await fetchAll(next())
    return
  }
  fetchAll(list)
    .then(() => fetchAll(next()))
    .catch(() => {})
}

/** Fetches the data of a query; of an infinite one, the first page. */
function fetchData(queries: QueryClient, query: AnyQuery): Promise<unknown> {
  return 'initialPageParam' in query
    ? queries.fetchInfiniteQuery(query as unknown as FetchInfiniteQueryOptions)
    : queries.fetchQuery(query as FetchQueryOptions)
}

/** Whether the customer of a query is known. */
function isKnown({ queryFn }: AnyQuery): boolean {
  return queryFn !== skipToken
}
