import { calendarReply } from '@hausblick/contract/calendar.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Reads the secret URL of a customer's calendar feed; null if there is none. */
export function calendarQuery(client: Client, customerId: string) {
  const query = { customerId }
  return queryOptions({
    queryKey: [paths.calendar, customerId],
    queryFn: async ({ signal }) =>
      (await client({ path: paths.calendar, query, reply: calendarReply, signal })).address,
  })
}

/** Creates a new feed URL, which replaces any existing one. */
export async function renewCalendar(client: Client, customerId: string): Promise<void> {
  await client({
    path: paths.calendar,
    query: { customerId },
    method: 'POST',
    reply: calendarReply,
  })
}

/** Revokes the feed URL. */
export async function revokeCalendar(client: Client, customerId: string): Promise<void> {
  await client({ path: paths.calendar, query: { customerId }, method: 'DELETE', reply: nothing })
}
