import * as z from 'zod/mini'

/** How many days are kept and shown, today among them. */
export const COUNTED_DAYS = 90

/** How often a page was seen on a day; days on which nobody saw it are left out. */
const pageViews = z.object({
  route: z.string(),
  /** ISO 8601, in Europe/Berlin. */
  day: z.string(),
  views: z.int(),
})
export type PageViews = z.infer<typeof pageViews>

export const pageViewsReply = z.object({
  /** The last of the days, as the service has it. */
  today: z.string(),
  /** By day, then by route. */
  pageViews: z.array(pageViews),
})
