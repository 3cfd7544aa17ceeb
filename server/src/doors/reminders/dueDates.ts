import { addDays, daysBetween } from '@hausblick/figures/dates/days.ts'
import { periodOf } from '@hausblick/figures/dates/period.ts'
import type { UpcomingDate } from '@hausblick/figures/due/upcoming.ts'

/** How many days before a date its reminders are due, the last one first. */
const LEADS = [7, 30] as const

/** A date to remind of. */
export interface DueDate {
  readonly date: UpcomingDate
  readonly lead: (typeof LEADS)[number]
  /** From today to its first day. */
  readonly daysLeft: number
}

/**
 * Returns the dates of which an account is to be reminded today, or should have been since it chose so, both in ISO 8601. What
 * was missed is made up for by the last reminder only: until the date has passed or, of what is possible since then, as long as
 * it is. A month or year begins with its first day.
 */
export function findDueDates(
  dates: readonly UpcomingDate[],
  today: string,
  chosenOn: string,
): DueDate[] {
  return dates.flatMap((date): DueDate[] => {
    if (date.isNow) return [{ date, lead: LEADS[0], daysLeft: 0 }]
    const first = periodOf(date.date)?.first
    const daysLeft = first === undefined ? -1 : daysBetween(today, first)
    const lead = LEADS.find((days) => daysLeft <= days)
    if (first === undefined || daysLeft < 0 || lead === undefined) return []
    return addDays(first, -lead) < chosenOn ? [] : [{ date, lead, daysLeft }]
  })
}

/** Identifies a date on its day within a customer, so that one that moves is another. */
export function nameDate({ kind, subject, date }: UpcomingDate): string {
  return JSON.stringify([kind, subject.kind, subject.id, date])
}
