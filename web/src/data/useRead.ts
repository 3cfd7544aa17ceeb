import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type Access, useAccess } from './access.ts'

/** Something read from the service: there, on its way (neither data nor error), or failed. */
export interface Read<Value> {
  readonly data: Value | undefined
  readonly error: Error | null
  /** Whether it is being asked for once more after it failed. */
  readonly retrying: boolean
  readonly retry: () => void
}

/** Reads something of the customer whose figures the screen shows. What was read stays when a later read fails. */
export function useRead<Reply, Value, Key extends QueryKey>(
  query: (access: Access) => UseQueryOptions<Reply, Error, Value, Key>,
): Read<Value> {
  const { data, error, isFetching, refetch } = useQuery(query(useAccess()))
  return {
    data,
    error: data === undefined ? error : null,
    retrying: isFetching,
    retry: () => void refetch(),
  }
}

/** What is made of what was read; undefined where something else that it needs is still on its way. */
export function mapRead<Value, Made>(
  read: Read<Value>,
  make: (value: Value) => Made | undefined,
): Read<Made> {
  return { ...read, data: read.data === undefined ? undefined : make(read.data) }
}

/** Two reads that are shown as one: there when both are, failed when one has. */
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
