import { describe, expect, it, test } from 'vitest'
import { describeAccess } from './describeAccess.ts'
import { isBehind, nameMonth } from './describeFigures.ts'
import { nameEntry } from './nameEntry.ts'

const TODAY = '2026-11-24'

test.each([
  [{ access: 'none', lastSeenOn: null }, 'plain', 'nicht eingeladen'],
  [{ access: 'opened', lastSeenOn: null }, 'hint', 'eingeladen, geöffnet'],
  [{ access: 'refused', lastSeenOn: null }, 'bad', 'E-Mail abgewiesen'],
  [{ access: 'member', lastSeenOn: null }, 'plain', 'noch nie angemeldet'],
  [{ access: 'member', lastSeenOn: '2026-11-24' }, 'good', 'zuletzt heute'],
  [{ access: 'member', lastSeenOn: '2026-11-23' }, 'good', 'zuletzt gestern'],
  [{ access: 'member', lastSeenOn: '2026-10-03' }, 'good', 'zuletzt 03.10.2026'],
  [{ access: 'member', lastSeenOn: '2026-03-01' }, 'plain', 'zuletzt 01.03.2026'],
] as const)('the access %j is %s: %s', (access, look, text) => {
  expect(describeAccess(access, TODAY)).toEqual({ look, text })
})

describe('figures', () => {
  it('are named by their month', () => expect(nameMonth('2026-03')).toBe('März 2026'))

  it.each([
    ['2026-11', false],
    ['2026-09', false],
    ['2026-08', true],
    ['2025-12', true],
  ])('until %s are behind: %s', (until, behind) => expect(isBehind(until, TODAY)).toBe(behind))
})

test.each([
  [
    { id: 'E-1', name: 'Brandt, Eva', email: 'eva@example.org' },
    'Brandt, Eva',
    'E-1 · eva@example.org',
  ],
  [{ id: 'E-1', name: null, email: 'eva@example.org' }, 'eva@example.org', 'E-1'],
  [{ id: 'E-1', name: null, email: '' }, 'E-1', ''],
])('%j is called %s', (entry, name, others) => {
  expect(nameEntry(entry)).toEqual({ name, others })
})
