import {
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { type Access, useAccess } from './access.ts'

/** The state of a read: loaded, loading (neither data nor error), or failed. */
export interface Read<Value> {
  readonly data: Value | undefined
  readonly error: Error | null
  /** Whether it is being fetched again after a failure. */
  readonly retrying: boolean
  readonly retry: () => void
}

/**
 * Reads data of the customer whom the screen shows.
 *
 * @param other replaces what the screen shows
 */
export function useRead<Reply, Value, Key extends QueryKey>(
  query: (access: Access) => UseQueryOptions<Reply, Error, Value, Key>,
  other?: Access,
): Read<Value> {
  const access = useAccess()
  return readOf(useQuery(query(other ?? access)))
}

/** Returns the state of a query. Once loaded, data survives a failed refetch, which then is no error. */
export function readOf<Value>(query: UseQueryResult<Value>): Read<Value> {
  const { data, error, isFetching, refetch } = query
  return {
    data,
    error: data === undefined ? error : null,
    retrying: isFetching,
    retry: () => void refetch(),
  }
}

/** Returns the state of a list that is read by pages, of which the next may fail beside those that are there. */
export function readOfPages<Value>(query: UseInfiniteQueryResult<Value>): Read<Value> {
  const { data, error, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query
  return {
    data,
    error,
    retrying: isFetching,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

/** Maps the data of a read. `make` returns undefined while something else that it needs is loading. */
export function mapRead<Value, Made>(
  read: Read<Value>,
  make: (value: Value) => Made | undefined,
): Read<Made> {
  return { ...read, data: read.data === undefined ? undefined : make(read.data) }
}

/** Combines two reads: loaded once both are, failed if either has. */
export function joinReads<A, B, Joined>(
  a: Read<A>,
  b: Read<B>,
  join: (a: A, b: B) => Joined,
): Read<Joined> {
  const there = a.data !== undefined && b.data !== undefined
  return {
    data: there ? join(a.data, b.data) : undefined,
    error: a.error ?? b.error,
    retrying: a.retrying || b.retrying,
    retry: () => {
      for (const read of [a, b]) if (read.error) read.retry()
    },
  }
}
