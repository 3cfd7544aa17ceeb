import type { readAuditCall, readOwnAuditCall } from '@hausblick/contract/calls/audit.ts'
import type { InputOf } from '@hausblick/contract/calls/call.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ask } from './ask.ts'
import type { Client } from './client.ts'

type AuditCall = typeof readAuditCall | typeof readOwnAuditCall
type AuditQuery = NonNullable<InputOf<AuditCall>['query']>

/** Reads the audit log, or its lines about the account, by pages, newest lines first. */
export function auditQuery(client: Client, call: AuditCall, query: AuditQuery) {
  return infiniteQueryOptions({
    queryKey: [call.path, query],
    queryFn: ({ signal, pageParam: before }) => {
      const page = before === null ? query : { ...query, before: String(before) }
      return ask(client, call, { query: page }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
    placeholderData: keepPreviousData,
  })
}
