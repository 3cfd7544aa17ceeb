import { describe, expect, it } from 'vitest'
import { dateNote, serviceNote } from './dateNotes.ts'

const TODAY = '2026-11-21'
const SOON = 'in den nächsten 12 Monaten'

describe('dateNote', () => {
  it.each([
    ['2026-02-01', TODAY, 'seitdem möglich'],
    ['2027-02-01', TODAY, SOON],
    ['2027', TODAY, SOON],
    ['2029', TODAY, null],
    ['bald', TODAY, null],
    [null, TODAY, null],
    ['2027-02-01', null, null],
  ])('%s, seen on %s', (date, today, note) => {
    expect(dateNote(date, today, 'seitdem möglich')).toEqual({ note, urgent: false })
  })
})

describe('serviceNote', () => {
  it.each([
    ['2025-06-03', TODAY, 'fällig seit 03.06.2026', true],
    ['2024-06', TODAY, 'fällig seit 06.2025', true],
    ['2026-10-06', TODAY, 'wieder fällig 06.10.2027', false],
    ['2025', TODAY, 'wieder fällig 2026', false],
    [null, TODAY, null, false],
    ['2025-06-03', null, null, false],
  ])('last on %s, seen on %s', (last, today, note, urgent) => {
    expect(serviceNote({ type: 'Heizung', last }, today)).toEqual({ note, urgent })
  })
})
