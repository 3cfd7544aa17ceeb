import * as z from 'zod/mini'

/** The number of days kept and shown, including today. */
export const COUNTED_DAYS = 90

/** A page's views on a day. Days without views are omitted. */
export const pageViews = z.object({
  route: z.string(),
  /** ISO 8601, in Europe/Berlin. */
  day: z.string(),
  views: z.int(),
})
export type PageViews = z.infer<typeof pageViews>
