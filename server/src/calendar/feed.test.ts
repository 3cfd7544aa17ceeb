import type { UpcomingDate } from '@hausblick/figures/dates/upcoming.ts'
import { describe, expect, it, test } from 'vitest'
import { writeFeed } from './feed.ts'

const place = { customerId: 'A', publicUrl: 'https://haus.example', today: '2026-11-21' }

const due: UpcomingDate = {
  kind: 'rentIncrease',
  subject: { kind: 'unit', id: 'W 1', label: 'Lindenstraße 14 DG' },
  date: '2027-04-01',
  cost: null,
}

/** The lines of a calendar, long ones put together again. */
function lines(...dates: UpcomingDate[]): string[] {
  return writeFeed(dates, place).replaceAll('\r\n ', '').split('\r\n')
}

const line = (all: readonly string[], name: string) =>
  all.filter((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`))

describe('a calendar', () => {
  it('is one by RFC 5545 where nothing is due, too', () => {
    const empty = lines()
    expect(empty.slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hausblick//Termine//DE',
    ])
    expect(empty.at(-1)).toBe('END:VCALENDAR')
    expect(line(empty, 'BEGIN')).toHaveLength(1)
  })

  it('has a whole day for each date, which blocks nobody', () => {
    const all = lines(due)
    expect(line(all, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20270401'])
    expect(line(all, 'DTSTAMP')).toEqual(['DTSTAMP:20261121T000000Z'])
    expect(line(all, 'TRANSP')).toEqual(['TRANSP:TRANSPARENT'])
    expect(line(all, 'SUMMARY')).toEqual(['SUMMARY:Mieterhöhung möglich: Lindenstraße 14 DG'])
    expect(line(all, 'URL')).toEqual(['URL;VALUE=URI:https://haus.example/properties?einheit=W+1'])
  })

  test.each<[string, Partial<UpcomingDate>, string, string]>([
    [
      'a modernisation in a month',
      { kind: 'modernisation', cost: 68500, date: '2027-04' },
      'SUMMARY:Geplante Modernisierung: Lindenstraße 14 DG',
      'DESCRIPTION:Geschätzte Kosten: € 68.500\\nDer genaue Tag steht noch nicht fest: 04.2027',
    ],
    [
      'an end in a year',
      { kind: 'tenancyEnd', date: '2027' },
      'SUMMARY:Mietvertrag endet: Lindenstraße 14 DG',
      'DESCRIPTION:Der genaue Tag steht noch nicht fest: 2027',
    ],
  ])('says of %s what is known', (_, said, summary, description) => {
    const all = lines({ ...due, ...said })
    expect(line(all, 'SUMMARY')).toEqual([summary])
    expect(line(all, 'DESCRIPTION')).toEqual([description])
  })

  it('cuts no line in the middle of a letter, and none is longer than 75 bytes', () => {
    const label = 'Große Straße; mit „Ärger“, und\neiner Zeile 🏠 '.repeat(4)
    const text = writeFeed([{ ...due, subject: { ...due.subject, label } }], place)
    expect(text.split('\r\n').filter((one) => Buffer.byteLength(one) > 75)).toEqual([])
    const [summary = ''] = line(text.replaceAll('\r\n ', '').split('\r\n'), 'SUMMARY')
    expect(summary).toContain('Straße\\; mit „Ärger“\\, und\\neiner Zeile 🏠')
    expect(summary).not.toContain('\ufffd')
  })

  it('gives an event the same name whatever its day, and each another', () => {
    const uid = (...dates: UpcomingDate[]) => line(lines(...dates), 'UID')
    expect(uid({ ...due, date: '2027-05-01' })).toEqual(uid(due))
    const others: UpcomingDate[] = [
      due,
      { ...due, kind: 'tenancyEnd' },
      { ...due, subject: { ...due.subject, id: 'W2' } },
      { ...due, subject: { ...due.subject, kind: 'object' } },
    ]
    expect(new Set(uid(...others)).size).toBe(4)
    const elsewhere = writeFeed([due], { ...place, customerId: 'B' })
    expect(elsewhere).not.toContain(uid(due)[0]?.slice(0, 60))
  })
})
