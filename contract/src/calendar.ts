import * as z from 'zod/mini'

/** The secret address of a customer's calendar, whoever knows it reads it; null where there is none. */
export const calendarReply = z.object({ address: z.nullable(z.string()) })
