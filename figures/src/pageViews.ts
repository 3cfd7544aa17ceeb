import { COUNTED_DAYS, type PageViews } from '@hausblick/contract/pageViews.ts'

/** The views of a day. */
export interface DayViews {
  /** ISO 8601. */
  readonly day: string
  readonly views: number
}

/** The views of a page, over all days and over the last seven. */
export interface RouteViews {
  readonly route: string
  readonly views: number
  readonly lately: number
}

const DAY_MS = 24 * 60 * 60 * 1000
const LATELY_DAYS = 7

/** The views of each of the last 90 days, the earliest first; of one page, or of all where none is named. */
export function viewsByDay(
  pageViews: readonly PageViews[],
  today: string,
  route: string | null,
): DayViews[] {
  const chosen = pageViews.filter((entry) => route === null || entry.route === route)
  const views = Map.groupBy(chosen, ({ day }) => day)
  return Array.from({ length: COUNTED_DAYS }, (_, index) => {
    const day = daysBefore(today, COUNTED_DAYS - 1 - index)
    return { day, views: sum(views.get(day) ?? []) }
  })
}

/** The pages that were seen at all, the most seen first. */
export function viewsByRoute(pageViews: readonly PageViews[], today: string): RouteViews[] {
  const first = daysBefore(today, LATELY_DAYS - 1)
  return [...Map.groupBy(pageViews, ({ route }) => route)]
    .map(([route, entries]) => ({
      route,
      views: sum(entries),
      lately: sum(entries.filter(({ day }) => day >= first)),
    }))
    .toSorted((a, b) => b.views - a.views || (a.route < b.route ? -1 : 1))
}

export function sum(entries: readonly { readonly views: number }[]): number {
  return entries.reduce((total, { views }) => total + views, 0)
}

/** So many days before a day in ISO 8601, whatever the clocks do in between. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10)
}
