import { expect, test } from 'vitest'
import { daysBefore, viewsByDay, viewsByRoute } from './pageViews.ts'

const TODAY = '2026-11-21'
const views = [
  { route: '/dashboard', day: '2026-08-24', views: 5 },
  { route: '/dashboard', day: '2026-11-14', views: 7 },
  { route: '/dashboard', day: '2026-11-15', views: 1 },
  { route: '/agb', day: '2026-11-21', views: 2 },
  { route: '/dashboard', day: '2026-11-21', views: 3 },
]

test('each of the 90 days has its views, even without any', () => {
  const days = viewsByDay(views, TODAY, null)
  expect(days).toHaveLength(90)
  expect(days.at(0)).toEqual({ day: '2026-08-24', views: 5 })
  expect(days.at(1)).toEqual({ day: '2026-08-25', views: 0 })
  expect(days.at(-1)).toEqual({ day: TODAY, views: 5 })
  // The day of 25 hours on which summer time ends counts once.
  expect(new Set(days.map(({ day }) => day)).size).toBe(90)
  expect(days.map(({ day }) => day)).toContain('2026-10-25')
})

test('views by day can be limited to one page', () => {
  const days = viewsByDay(views, TODAY, '/agb')
  expect(days.filter((day) => day.views > 0)).toEqual([{ day: TODAY, views: 2 }])
})

test('pages are ordered by views and include those of the last seven days', () => {
  expect(viewsByRoute(views, TODAY)).toEqual([
    { route: '/dashboard', views: 16, recentViews: 4 },
    { route: '/agb', views: 2, recentViews: 2 },
  ])
  expect(viewsByRoute([], TODAY)).toEqual([])
})

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-03-30', 1, '2026-03-29'],
  ['2026-10-26', 1, '2026-10-25'],
  ['2028-03-01', 1, '2028-02-29'],
  ['2027-01-01', 89, '2026-10-04'],
])('%s minus %d days is %s', (day, count, before) => {
  expect(daysBefore(day, count)).toBe(before)
})
