import { expect, test } from 'vitest'
import { describeOpening } from './OpeningHours.tsx'

test.each([
  [{ open: true, until: '17:00' }, 'Jetzt geöffnet – bis 17:00 Uhr'],
  [
    { open: false, next: { day: 'Montag', isToday: false, from: '9:00' } },
    'Jetzt geschlossen – öffnet Montag um 9:00 Uhr',
  ],
  [
    { open: false, next: { day: 'Sonntag', isToday: true, from: '10:00' } },
    'Jetzt geschlossen – öffnet heute um 10:00 Uhr',
  ],
  [{ open: false, next: null }, 'Jetzt geschlossen'],
] as const)('%o', (opening, text) => {
  expect(describeOpening(opening)).toBe(text)
})
