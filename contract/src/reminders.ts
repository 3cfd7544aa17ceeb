import * as z from 'zod/mini'

// What reminders by mail are about, and the calls that settle them. Apart from the others, since only the settings load it.

/** What an account can be reminded of. */
export const reminderKinds = ['date', 'document', 'report'] as const
export type ReminderKind = (typeof reminderKinds)[number]

export const reminderPaths = {
  reminders: '/api/reminders',
  /** The page behind a mail's link, and the call of RFC 8058. The token is in the query, which nobody logs. */
  reminderLink: '/api/reminders/link',
} as const

/** Null where the account has never chosen. */
const choice = z.nullable(z.boolean())

/** What an account is to be reminded of. */
export const reminderChoices = z.object({ date: choice, document: choice, report: choice })
export type ReminderChoices = z.infer<typeof reminderChoices>

/** Switches reminders of one kind on or off. */
export const reminderChoiceBody = z.object({ kind: z.enum(reminderKinds), isOn: z.boolean() })

/** Returns the address by which a mail's recipient ends its kind of mail. */
export function reminderLinkAddress(token: string): string {
  return `${reminderPaths.reminderLink}?${new URLSearchParams({ token })}`
}
