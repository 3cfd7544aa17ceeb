import { calendarReply } from '@hausblick/contract/calendar.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** Reads the secret URL of the customer's calendar feed; null if there is none. */
export function calendarQuery(client: Client) {
  return queryOptions({
    queryKey: [paths.calendar],
    queryFn: async ({ signal }) =>
      (await client({ path: paths.calendar, reply: calendarReply, signal })).address,
  })
}

/** Creates a new feed URL, which replaces any existing one. */
export async function renewCalendar(client: Client): Promise<void> {
  await client({ path: paths.calendar, method: 'POST', reply: calendarReply })
}

/** Revokes the feed URL. */
export async function revokeCalendar(client: Client): Promise<void> {
  await client({ path: paths.calendar, method: 'DELETE', reply: nothing })
}
