import type { Hours } from '@hausblick/contract/operator.ts'
import { TIME_ZONE } from './dates/berlinDay.ts'

/** Whether somebody is there: until when, or when next. Times are as they are spoken: `9:00`. */
export type Opening =
  | { readonly open: true; readonly until: string }
  | {
      readonly open: false
      /** Null where there are no hours at all. */
      readonly next: {
        readonly day: string
        readonly isToday: boolean
        readonly from: string
      } | null
    }

/** ISO weekdays, from Monday. */
const WEEKDAYS = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const
const MIDNIGHT = '24:00'

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const SHORT_WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether it is open at a moment, by hours as a clock in Berlin shows them. An hour ends with its last minute. */
export function openingAt(hours: readonly Hours[], moment: Date): Opening {
  const { weekday, time } = clockInBerlin(moment)
  const current = hoursOf(hours, weekday).find(({ from, to }) => from <= time && time < to)
  if (current) return { open: true, until: spoken(closing(hours, weekday, current.to)) }
  return { open: false, next: nextOpening(hours, weekday, time) }
}

/** The ISO weekday in Berlin, Monday is 1. */
export function weekdayAt(moment: Date): number {
  return clockInBerlin(moment).weekday
}

/** `09:00` as it is spoken: `9:00`. */
export function spoken(time: string): string {
  return time.replace(/^0(?=\d:)/, '')
}

function nextOpening(hours: readonly Hours[], weekday: number, time: string) {
  for (let days = 0; days <= WEEKDAYS.length; days++) {
    const day = isoWeekday(weekday + days)
    const next = hoursOf(hours, day).find(({ from }) => days > 0 || from > time)
    if (next) return { day: WEEKDAYS[day - 1] ?? '', isToday: days === 0, from: spoken(next.from) }
  }
  return null
}

/** When what is open until `to` really ends: hours that follow each other without a gap are one, over midnight too. */
function closing(hours: readonly Hours[], weekday: number, to: string): string {
  let [day, end] = [weekday, to]
  // Where it never closes, a week says so as well as eternity.
  while (day < weekday + WEEKDAYS.length) {
    const [next, start] = end === MIDNIGHT ? [day + 1, '00:00'] : [day, end]
    const following = hoursOf(hours, isoWeekday(next)).find(({ from }) => from === start)
    if (!following) break
    ;[day, end] = [next, following.to]
  }
  return end
}

/** The ISO weekday of a count of days that goes on beyond Sunday. */
function isoWeekday(day: number): number {
  return ((day - 1) % WEEKDAYS.length) + 1
}

/** A weekday's hours, the earliest first. */
function hoursOf(hours: readonly Hours[], weekday: number): { from: string; to: string }[] {
  return hours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ from, to }) => ({ from: from.padStart(5, '0'), to: to.padStart(5, '0') }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

function clockInBerlin(moment: Date): { weekday: number; time: string } {
  const parts = new Map(berlin.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    weekday: SHORT_WEEKDAYS.indexOf(parts.get('weekday') ?? '') + 1,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}
