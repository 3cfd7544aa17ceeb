import * as z from 'zod/mini'

/** The path of what only loans' pages and reports ask for, apart from the others so that the dashboard does not load it. */
export const loanPaths = { dataDay: '/api/dataDay' } as const

/** The day (ISO 8601) on which a customer's data was last changed by an import. */
export const dataDayReply = z.object({
  customerId: z.string(),
  /** Null if there is no such customer. */
  day: z.nullable(z.string()),
})
