import { describe, expect, it } from 'vitest'
import { dateNote } from './dateNotes.ts'

const TODAY = '2026-11-21'
const SOON = 'in den nächsten 12 Monaten'

describe('dateNote', () => {
  it.each([
    ['2026-02-01', TODAY, 'vorgemerkt, zu prüfen'],
    ['2027-02-01', TODAY, SOON],
    ['2027', TODAY, SOON],
    ['2029', TODAY, null],
    ['bald', TODAY, null],
    [null, TODAY, null],
    ['2027-02-01', null, null],
  ])('notes on %s, seen on %s, %j', (date, today, note) => {
    expect(dateNote(date, today, 'vorgemerkt, zu prüfen')).toBe(note)
  })
})
