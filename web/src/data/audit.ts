import { auditReply } from '@hausblick/contract/audit.ts'
import { exportReply } from '@hausblick/contract/myData.ts'
import { settingsPaths } from '@hausblick/contract/settingsPaths.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { backendUrl } from '../config.ts'
import type { Client } from './client.ts'

type Query = Readonly<Record<string, string>>

/** Reads the audit log by pages, newest lines first, filtered by the parameters of the call. Operators only. */
export function auditQuery(client: Client, query: Query) {
  return pagesOf(client, settingsPaths.audit, query)
}

/** Reads the log's lines about the account and one of its customers, if it has any, by pages, newest first. */
export function ownAuditQuery(client: Client, customerId: string) {
  return pagesOf(client, settingsPaths.ownAudit, { limit: '10', ...(customerId && { customerId }) })
}

function pagesOf(client: Client, path: string, query: Query) {
  return infiniteQueryOptions({
    queryKey: [path, query],
    queryFn: ({ signal, pageParam: before }) =>
      client({
        path,
        query: { ...query, ...(before !== null && { before: String(before) }) },
        reply: auditReply,
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
    placeholderData: keepPreviousData,
  })
}

/** Requests the log as CSV; resolves to its URL, valid for some minutes. */
export async function requestAuditUrl(client: Client, query: Query): Promise<string> {
  const path = settingsPaths.auditFile
  const { downloadUrl } = await client({ path, method: 'POST', reply: exportReply })
  return `${backendUrl}${downloadUrl}&${new URLSearchParams(query)}`
}
