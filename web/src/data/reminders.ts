import { type ReminderKind, reminderChoices, reminderPaths } from '@hausblick/contract/reminders.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'

const path = reminderPaths.reminders

/** Reads what the account has chosen to be reminded of. */
export function remindersQuery(client: Client) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => client({ path, reply: reminderChoices, signal }),
  })
}

/** Switches reminders of a kind on or off. */
export async function changeReminders(
  client: Client,
  queries: QueryClient,
  kind: ReminderKind,
  isOn: boolean,
): Promise<void> {
  const body = { kind, isOn }
  const choices = await client({ path, method: 'PATCH', body, reply: reminderChoices })
  queries.setQueryData(remindersQuery(client).queryKey, choices)
}
