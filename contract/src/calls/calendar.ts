import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { customerId, nothing } from './fields.ts'

/** Without a customer id, of the caller's first customer. */
const query = z.object({ customerId: z.optional(customerId) })

/** The address of a customer's calendar feed; null if there is none. It is secret: knowing it is enough to read the feed. */
const calendar = z.object({ address: z.nullable(z.string()) })

export const readCalendarCall = defineCall({
  method: 'GET',
  path: '/api/calendar',
  summary: "Returns the secret address of the customer's calendar, or null.",
  query,
  reply: calendar,
  logs: 'nothing',
})

export const renewCalendarCall = defineCall({
  method: 'POST',
  path: '/api/calendar',
  summary: "Creates a new address of the customer's calendar, invalidating the previous one.",
  query,
  reply: calendar,
  logs: 'calendarMade',
})

export const endCalendarCall = defineCall({
  method: 'DELETE',
  path: '/api/calendar',
  summary: "Removes the customer's calendar, invalidating its address.",
  query,
  reply: nothing,
  logs: 'calendarEnded',
})

export const sendCalendarFeedCall = defineCall({
  method: 'GET',
  path: '/api/calendar/:token.ics',
  summary: 'Returns a customer’s upcoming dates as a calendar (RFC 5545), by its secret address.',
  params: z.object({ token: z.string().check(z.maxLength(128)) }),
  file: ['text/calendar'],
  open: true,
  logs: 'nothing',
})
