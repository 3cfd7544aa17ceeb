import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

const account = (subject: string) => ({ issuer: 'hausblick', subject, email: 'same@example.org' })
const busy = expect.objectContaining({ statusCode: 503, headers: { 'retry-after': '5' } })

test('there is a place for so many uploads, and for fewer of one account', () => {
  const places = createPlaces(3, 2)
  const leave = places.take(account('a'))
  places.take(account('a'))
  expect(() => places.take(account('a'))).toThrow(busy)
  const leaveToo = places.take(account('b'))
  expect(() => places.take(account('c'))).toThrow(busy)
  leaveToo()
  places.take(account('c'))
  leave()
  places.take(account('a'))
  expect(() => places.take(account('d'))).toThrow(busy)
})
