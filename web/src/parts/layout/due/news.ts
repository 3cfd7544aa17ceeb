import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { type News, readNewsCall } from '@hausblick/contract/calls/news.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type Access, useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { type Read, useRead } from '../../../base/data/useRead.ts'
import { useSessionState } from '../../session/useSession.ts'

/** Documents that are new, of one sort. */
export interface NewsLine {
  readonly kind: 'report' | 'document'
  /** ISO 8601. */
  readonly since: string
  readonly documents: readonly [NewDocument, ...NewDocument[]]
}

export type NewDocument = News['documents'][number]

const nothing: News = {
  since: null,
  documents: [],
  month: { isNew: false, isOffered: false },
}

/** Reads what is new to a user since the visit before; nothing for all who do not own what is shown. */
export function newsQuery({ client, customerId, demo }: Access, me: Me | null) {
  const isOwn = !demo && me?.role === 'customer' && me.customerIds.includes(customerId ?? '')
  return queryOptions<News, Error, News, QueryKey>({
    queryKey: [readNewsCall.path, isOwn ? customerId : null],
    queryFn: async ({ signal }) =>
      isOwn && customerId
        ? await ask(client, readNewsCall, { query: { customerId } }, { signal })
        : nothing,
  })
}

/** Returns the lines of what is new: reports one by one, and all other documents together. */
export function useNews(): Read<NewsLine[]> {
  const state = useSessionState()
  const me = state.status === 'signedIn' ? state.me : null
  const access = useAccess()
  const { data, ...read } = useRead((known) => newsQuery(known, me), access)
  return { ...read, data: data && linesOf(data) }
}

function linesOf({ since, documents }: News): NewsLine[] {
  if (since === null) return []
  const reports = documents.filter(({ isReport }) => isReport)
  const [first, ...others] = documents.filter(({ isReport }) => !isReport)
  return [
    ...reports.map((one): NewsLine => ({ kind: 'report', since, documents: [one] })),
    ...(first ? [{ kind: 'document', since, documents: [first, ...others] } as const] : []),
  ]
}
