import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { customerId } from './fields.ts'

/** Beyond this, news are not named one by one. */
export const MAX_NEWS = 100

/** What is new since the visit before; a visit begins after an hour without a look. */
const news = z.object({
  /** When the visit before ended, ISO 8601; null in the first one, to which nothing is new. */
  since: z.nullable(z.string()),
  /** What staff have added, newest first. */
  documents: z.array(
    z.object({
      fileName: z.string(),
      /** ISO 8601. */
      addedAt: z.string(),
      /** Whether it is a yearly report that was released. */
      isReport: z.boolean(),
    }),
  ),
  /** Whether an import has brought the newest month since, and whether mails of such months are offered now. */
  month: z.object({ isNew: z.boolean(), isOffered: z.boolean() }),
})
export type News = z.infer<typeof news>

export const readNewsCall = defineCall({
  method: 'GET',
  path: '/api/news',
  summary: 'Documents that are new to the account since its visit before; for owners alone.',
  /** Without a customer id, of the caller's first customer. */
  query: z.object({ customerId: z.optional(customerId) }),
  reply: news,
  logs: 'nothing',
})
