import { calendarReply } from '@hausblick/contract/calendar.ts'
import { paths } from '@hausblick/contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Client } from './client.ts'

const nothing = z.object({})

/** The secret address of the customer's calendar; null where there is none. */
export function calendarQuery(client: Client) {
  return queryOptions({
    queryKey: [paths.calendar],
    queryFn: async ({ signal }) =>
      (await client({ path: paths.calendar, reply: calendarReply, signal })).address,
  })
}

/** Makes a new address, the first or in the place of one. */
export async function renewCalendar(client: Client): Promise<void> {
  await client({ path: paths.calendar, method: 'POST', reply: calendarReply })
}

export async function endCalendar(client: Client): Promise<void> {
  await client({ path: paths.calendar, method: 'DELETE', reply: nothing })
}
