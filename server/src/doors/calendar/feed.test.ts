import type { UpcomingDate } from '@hausblick/figures/due/upcoming.ts'
import { describe, expect, it, test } from 'vitest'
import { writeFeed } from './feed.ts'

const place = { customerId: 'A', publicUrl: 'https://haus.example', today: '2026-11-21' }

const due: UpcomingDate = {
  kind: 'rentIncrease',
  subject: { kind: 'unit', id: 'W 1', label: 'Lindenstraße 14 DG' },
  date: '2027-04-01',
  cost: null,
}

/** Returns the unfolded lines of a calendar. */
function lines(...dates: UpcomingDate[]): string[] {
  return writeFeed(dates, place).replaceAll('\r\n ', '').split('\r\n')
}

const line = (all: readonly string[], name: string) =>
  all.filter((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`))

describe('a calendar', () => {
  it('is valid by RFC 5545 even without dates', () => {
    const empty = lines()
    expect(empty.slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hausblick//Termine//DE',
    ])
    expect(empty.at(-1)).toBe('END:VCALENDAR')
    expect(line(empty, 'BEGIN')).toHaveLength(1)
  })

  it('has a transparent all-day event for each date', () => {
    const all = lines(due)
    expect(line(all, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20270401'])
    expect(line(all, 'DTSTAMP')).toEqual(['DTSTAMP:20261121T000000Z'])
    expect(line(all, 'TRANSP')).toEqual(['TRANSP:TRANSPARENT'])
    expect(line(all, 'SUMMARY')).toEqual(['SUMMARY:Mieterhöhung zu prüfen: Lindenstraße 14 DG'])
    expect(line(all, 'URL')).toEqual(['URL;VALUE=URI:https://haus.example/properties?einheit=W+1'])
  })

  test.each<[string, Partial<UpcomingDate>, string, string]>([
    [
      'a modernisation in a month',
      { kind: 'modernisation', amount: 6_850_000, date: '2027-04' },
      'SUMMARY:Geplante Modernisierung: Lindenstraße 14 DG',
      'DESCRIPTION:Geschätzt €\u00a068.500\\nDer genaue Tag steht noch nicht fest: 04.2027',
    ],
    [
      'an end in a year',
      { kind: 'tenancyEnd', date: '2027' },
      'SUMMARY:Mietvertrag endet: Lindenstraße 14 DG',
      'DESCRIPTION:Der genaue Tag steht noch nicht fest: 2027',
    ],
    [
      'a rent since a month',
      { date: '2025-04', isNow: true, rise: { rule: 'contract', cap: null } },
      'SUMMARY:Mieterhöhung zu prüfen: Lindenstraße 14 DG',
      'DESCRIPTION:Seit 04.2025\\nVon der Verwaltung vorgemerkt\\nNach dem Vertrag',
    ],
  ])('describes %s as far as it is known', (_, said, summary, description) => {
    const all = lines({ ...due, ...said })
    expect(line(all, 'SUMMARY')).toEqual([summary])
    expect(line(all, 'DESCRIPTION')).toEqual([description])
  })

  it('has what is possible already on the present day', () => {
    const all = lines({ ...due, date: '2025-04', isNow: true })
    expect(line(all, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20261121'])
  })

  it('leads from the date of a loan to its page', () => {
    const subject = { kind: 'loan', id: 'D 1', label: 'Weg 3, Kredit D 1' } as const
    const all = lines({ ...due, kind: 'fixedInterestEnd', subject })
    expect(line(all, 'SUMMARY')).toEqual(['SUMMARY:Zinsbindung endet: Weg 3\\, Kredit D 1'])
    expect(line(all, 'URL')).toEqual([
      'URL;VALUE=URI:https://haus.example/dashboard/kredit?nummer=D+1',
    ])
  })

  it('folds lines to 75 bytes without splitting a character', () => {
    const label = 'Große Straße; mit „Ärger“, und\neiner Zeile 🏠 '.repeat(4)
    const text = writeFeed([{ ...due, subject: { ...due.subject, label } }], place)
    expect(text.split('\r\n').filter((one) => Buffer.byteLength(one) > 75)).toEqual([])
    const [summary = ''] = line(text.replaceAll('\r\n ', '').split('\r\n'), 'SUMMARY')
    expect(summary).toContain('Straße\\; mit „Ärger“\\, und\\neiner Zeile 🏠')
    expect(summary).not.toContain('\ufffd')
  })

  it('gives each event a unique UID that does not depend on its day', () => {
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
