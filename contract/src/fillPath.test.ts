import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPath } from './fillPath.ts'

test.each([
  [fillPath('/api/invitations/:id/renewal', { id: 'a/b' }), '/api/invitations/a%2Fb/renewal'],
  [
    fillPath('/api/inbox/:customerId/:number', { customerId: 'Ä 1', number: 7 }),
    '/api/inbox/%C3%84%201/7',
  ],
  [fillPath('/api/calendar/:token.ics', { token: 'x' }), '/api/calendar/x.ics'],
  [fillPath('/api/me', {}), '/api/me'],
])('writes %s', (path, expected) => {
  expect(path).toBe(expected)
})

test('each value stays within its segment', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, (customerId, id) => {
      const path = fillPath('/:customerId/end/:id', { customerId, id })
      expect(path.split('/').map(decodeURIComponent)).toEqual(['', customerId, 'end', id])
    }),
  )
})
