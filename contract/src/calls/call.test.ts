import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressOf, defineCall } from './call.ts'

const id = z.string()
const method = 'GET'
const summary = 'A thing.'
const logs = 'nothing'

const readThing = defineCall({
  method,
  path: '/api/things/:customerId/:id/part',
  summary,
  params: z.object({ customerId: id, id }),
  query: z.object({ search: z.optional(id) }),
  reply: id,
  logs,
})
const readFeed = defineCall({
  method,
  path: '/api/feed/:token.ics',
  summary,
  params: z.object({ token: id }),
  file: ['text/calendar'],
  logs,
})

test.each([
  [
    addressOf(readThing, { params: { customerId: 'Ä 1', id: 'a/b' } }),
    '/api/things/%C3%84%201/a%2Fb/part',
  ],
  [
    addressOf(readThing, { params: { customerId: 'A', id: '1' }, query: { search: 'ö&x' } }),
    '/api/things/A/1/part?search=%C3%B6%26x',
  ],
  [
    addressOf(readThing, { params: { customerId: 'A', id: '1' }, query: { search: undefined } }),
    '/api/things/A/1/part',
  ],
  [addressOf(readFeed, { params: { token: 'x' } }), '/api/feed/x.ics'],
])('writes %s', (address, expected) => {
  expect(address).toBe(expected)
})

test('each value stays within its segment', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, (customerId, id) => {
      const path = addressOf(readThing, { params: { customerId, id } })
      const segments = path.split('/').map(decodeURIComponent)
      expect(segments).toEqual(['', 'api', 'things', customerId, id, 'part'])
    }),
  )
})

test('a call that lacks something does not compile', () => {
  // @ts-expect-error: what it leaves in the audit log is not stated.
  defineCall({ method, path: '/api/things', summary, reply: id })
  // @ts-expect-error: nor what it replies.
  defineCall({ method, path: '/api/things', summary, logs })
  // @ts-expect-error: its path has a parameter without a schema.
  defineCall({ method, path: '/api/things/:id', summary, reply: id, logs })
  defineCall({
    method,
    path: '/api/things/:id',
    summary,
    // @ts-expect-error: the schema is of another one.
    params: z.object({ customerId: id }),
    reply: id,
    logs,
  })
  // @ts-expect-error: a parameter without a value.
  addressOf(readThing, { params: { customerId: 'A' } })
  // @ts-expect-error: a query that the call does not have.
  expect(addressOf(readFeed, { params: { token: 'x' }, query: { limit: '1' } })).toContain('x.ics')
})
