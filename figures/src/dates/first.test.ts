import { expect, test } from 'vitest'
import { firstDates } from './first.ts'
import type { UpcomingDate } from './upcoming.ts'

function due(date: string, overdue: boolean): UpcomingDate {
  const subject = { kind: 'unit', id: date, label: date } as const
  return { kind: 'service', subject, date, overdue, service: null, cost: null }
}

const overdue = ['2020', '2021', '2022', '2023'].map((date) => due(date, true))
const next = ['2030', '2031', '2032', '2033'].map((date) => due(date, false))

test.each([
  [
    'some overdue, then what comes next',
    overdue,
    next,
    5,
    ['2020', '2021', '2030', '2031', '2032'],
  ],
  [
    'more overdue where little comes',
    overdue,
    next.slice(0, 1),
    4,
    ['2020', '2021', '2022', '2030'],
  ],
  ['only overdue', overdue, [], 3, ['2020', '2021', '2022']],
  ['none overdue', [], next, 3, ['2030', '2031', '2032']],
  ['fewer than there is room for', overdue.slice(0, 1), next.slice(0, 1), 6, ['2020', '2030']],
])('%s', (_, past, coming, count, expected) => {
  expect(firstDates([...past, ...coming], count).map(({ date }) => date)).toEqual(expected)
})
