import type { UpcomingDate } from './upcoming.ts'

/** How many of the first are overdue at most, so that what is overdue for years does not hide what comes next. */
const MOST_OVERDUE = 2

/** The dates to look at first, in their order: what comes next, with some of what is overdue, and more where there is room. */
export function firstDates(dates: readonly UpcomingDate[], count: number): UpcomingDate[] {
  const overdue = dates.filter((due) => due.overdue)
  const next = dates.length - overdue.length
  const room = Math.max(MOST_OVERDUE, count - next)
  const kept = new Set(overdue.slice(0, room))
  return dates.filter((due) => !due.overdue || kept.has(due)).slice(0, count)
}
