import type { Hours } from '@hausblick/contract/operator.ts'
import { TIME_ZONE } from './dates/berlinDay.ts'

/** Whether the office is open: until when, or when next. Times are without a leading zero: `9:00`. */
export type Opening =
  | { readonly open: true; readonly until: string }
  | {
      readonly open: false
      /** Null if there are no opening hours. */
      readonly next: {
        readonly day: string
        readonly isToday: boolean
        readonly from: string
      } | null
    }

/** In ISO order, Monday first. */
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

/** Returns whether the office is open at a moment, by Berlin time. The closing minute itself is closed. */
export function openingAt(hours: readonly Hours[], moment: Date): Opening {
  const { weekday, time } = clockInBerlin(moment)
  const current = hoursOf(hours, weekday).find(({ from, to }) => from <= time && time < to)
  if (current) return { open: true, until: shortTime(findClosing(hours, weekday, current.to)) }
  return { open: false, next: nextOpening(hours, weekday, time) }
}

/** Returns the ISO weekday in Berlin; Monday is 1. */
export function weekdayAt(moment: Date): number {
  return clockInBerlin(moment).weekday
}

/** Returns a time without its leading zero: `9:00` for `09:00`. */
export function shortTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '')
}

function nextOpening(hours: readonly Hours[], weekday: number, time: string) {
  for (let days = 0; days <= WEEKDAYS.length; days++) {
    const day = isoWeekday(weekday + days)
    const next = hoursOf(hours, day).find(({ from }) => days > 0 || from > time)
    if (next)
      return { day: WEEKDAYS[day - 1] ?? '', isToday: days === 0, from: shortTime(next.from) }
  }
  return null
}

/** Returns when hours that end at `to` really close: adjoining hours count as one, across midnight too. */
function findClosing(hours: readonly Hours[], weekday: number, to: string): string {
  let [day, end] = [weekday, to]
  // Hours without a gap never close; a week is enough to know.
  while (day < weekday + WEEKDAYS.length) {
    const [next, start] = end === MIDNIGHT ? [day + 1, '00:00'] : [day, end]
    const following = hoursOf(hours, isoWeekday(next)).find(({ from }) => from === start)
    if (!following) break
    ;[day, end] = [next, following.to]
  }
  return end
}

/** Returns the ISO weekday of a day number that continues beyond Sunday. */
function isoWeekday(day: number): number {
  return ((day - 1) % WEEKDAYS.length) + 1
}

/** Returns a weekday's hours, earliest first. */
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
