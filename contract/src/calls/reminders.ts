import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** What an account can be reminded of. */
export const reminderKinds = ['date', 'document', 'report', 'month'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Null where the account has never chosen. */
const choice = z.nullable(z.boolean())

const reminderChoices = z.object({
  date: choice,
  document: choice,
  report: choice,
  month: choice,
})
export type ReminderChoices = z.infer<typeof reminderChoices>

export const readRemindersCall = defineCall({
  method: 'GET',
  path: '/api/reminders',
  summary: "Returns what the caller's account has chosen to be reminded of; for customers.",
  reply: reminderChoices,
  logs: 'nothing',
})

export const changeRemindersCall = defineCall({
  method: 'PATCH',
  path: '/api/reminders',
  summary: 'Switches reminders of one kind on or off; for customers.',
  body: z.object({ kind: z.enum(reminderKinds), isOn: z.boolean() }),
  reply: reminderChoices,
  logs: 'remindersChanged',
})

/** The page behind a mail's link, and the call of RFC 8058. The token is in the query, which nobody logs. */
export const REMINDER_LINK = '/api/reminders/link'

/** Returns the address by which a mail's recipient ends its kind of mail. */
export function reminderLinkAddress(token: string): string {
  return `${REMINDER_LINK}?${new URLSearchParams({ token })}`
}
