import * as z from 'zod/mini'

/** The number of days kept and shown, including today. */
export const COUNTED_DAYS = 90

/** A page's views on a day. Days without views are omitted. */
const pageViews = z.object({
  route: z.string(),
  /** ISO 8601, in Europe/Berlin. */
  day: z.string(),
  views: z.int(),
})
export type PageViews = z.infer<typeof pageViews>

export const pageViewsReply = z.object({
  /** The last of the counted days by the service's clock, ISO 8601. */
  today: z.string(),
  /** Ordered by day, then by route. */
  pageViews: z.array(pageViews),
})
