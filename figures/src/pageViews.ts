import { COUNTED_DAYS, type PageViews } from '@hausblick/contract/pageViews.ts'

export interface DayViews {
  /** ISO 8601. */
  readonly day: string
  readonly views: number
}

/** A page's views over all counted days. */
export interface RouteViews {
  readonly route: string
  readonly views: number
  /** Views in the last seven days. */
  readonly recentViews: number
}

const DAY_MS = 24 * 60 * 60 * 1000
const RECENT_DAYS = 7

/** Returns the views of each of the last 90 days, earliest first; of all pages if `route` is null. */
export function viewsByDay(
  pageViews: readonly PageViews[],
  today: string,
  route: string | null,
): DayViews[] {
  const chosen = pageViews.filter((entry) => route === null || entry.route === route)
  const views = Map.groupBy(chosen, ({ day }) => day)
  return Array.from({ length: COUNTED_DAYS }, (_, index) => {
    const day = daysBefore(today, COUNTED_DAYS - 1 - index)
    return { day, views: sumViews(views.get(day) ?? []) }
  })
}

/** Returns the pages with any views, most viewed first. */
export function viewsByRoute(pageViews: readonly PageViews[], today: string): RouteViews[] {
  const first = daysBefore(today, RECENT_DAYS - 1)
  return [...Map.groupBy(pageViews, ({ route }) => route)]
    .map(([route, entries]) => ({
      route,
      views: sumViews(entries),
      recentViews: sumViews(entries.filter(({ day }) => day >= first)),
    }))
    .toSorted((a, b) => b.views - a.views || (a.route < b.route ? -1 : 1))
}

export function sumViews(entries: readonly { readonly views: number }[]): number {
  return entries.reduce((total, { views }) => total + views, 0)
}

/** Returns the ISO 8601 day a number of days earlier, independent of summer time. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10)
}
