import { addDays } from '@hausblick/figures/dates/days.ts'
import type { UpcomingDate } from '@hausblick/figures/due/upcoming.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findDueDates, nameDate } from './dueDates.ts'

const LONG_AGO = '2000-01-01'
const DAY = '2027-04-01'

const dateOn = (date: string): UpcomingDate => ({
  kind: 'tenancyEnd',
  subject: { kind: 'unit', id: 'W1', label: 'Lindenstraße 14' },
  date,
  cost: null,
})
/** Returns the lead of the reminder that is due so many days before the date. */
const leadAt = (days: number, date = DAY, chosenOn = LONG_AGO) =>
  findDueDates([dateOn(date)], addDays(DAY, -days), chosenOn)[0]?.lead

describe('a reminder of a date', () => {
  test.each([
    [31, undefined],
    [30, 30],
    [29, 30],
    [8, 30],
    [7, 7],
    [6, 7],
    [0, 7],
    [-1, undefined],
  ])('%i days before is the one of %s days', (days, lead) => {
    expect(leadAt(days)).toBe(lead)
  })

  it('comes before the first day of a month or year', () => {
    expect(leadAt(30, '2027-04')).toBe(30)
    expect(leadAt(31, '2027-04')).toBeUndefined()
    expect(findDueDates([dateOn('2028')], '2027-12-02', LONG_AGO)[0]?.lead).toBe(30)
    expect(leadAt(-1, '2027-04')).toBeUndefined()
  })

  it('is not made up for where it was due before it was wished for', () => {
    const thirtyBefore = addDays(DAY, -30)
    expect(leadAt(29, DAY, thirtyBefore)).toBe(30)
    expect(leadAt(29, DAY, addDays(thirtyBefore, 1))).toBeUndefined()
    expect(leadAt(7, DAY, addDays(thirtyBefore, 1))).toBe(7)
  })

  it('comes once for each lead, however often and late the service looks', () => {
    const days = fc.uniqueArray(fc.integer({ min: -5, max: 40 }), { minLength: 1 })
    fc.assert(
      fc.property(days, (looks) => {
        const inTime = looks.toSorted((one, other) => other - one)
        const sent = new Map<number, number>()
        for (const left of inTime) {
          const [due] = findDueDates([dateOn(DAY)], addDays(DAY, -left), LONG_AGO)
          if (due && !sent.has(due.lead)) sent.set(due.lead, left)
        }
        const firstOf = (most: number, least: number) =>
          inTime.find((left) => left <= most && left >= least)
        expect(sent.get(30)).toBe(firstOf(30, 8))
        expect(sent.get(7)).toBe(firstOf(7, 0))
      }),
    )
  })

  it('is another one where the date has moved, or is of something else', () => {
    const names = [
      dateOn(DAY),
      dateOn('2027-04-02'),
      { ...dateOn(DAY), kind: 'rentIncrease' as const },
      { ...dateOn(DAY), subject: { kind: 'object' as const, id: 'W1', label: '' } },
      { ...dateOn(DAY), subject: { kind: 'unit' as const, id: 'W2', label: '' } },
    ].map(nameDate)
    expect(new Set(names).size).toBe(names.length)
  })
})
