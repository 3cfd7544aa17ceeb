import * as z from 'zod/mini'

/** The address of a customer's calendar feed; null if there is none. It is secret: knowing it is enough to read the feed. */
export const calendarReply = z.object({ address: z.nullable(z.string()) })
