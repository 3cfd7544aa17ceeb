/** Mails, or parts of mails, that wait in a table. */
export interface MailBacklog {
  readonly waiting: number
  /** How many of these have failed at least once. */
  readonly failedBefore: number
  /** ISO 8601; when the first of them is due, or was. Null if none waits. */
  readonly earliestDueAt: string | null
}
