import { expect, test } from 'vitest'
import { createUploadSlots } from './slots.ts'

const account = (subject: string) => ({ issuer: 'hausblick', subject, email: 'same@example.org' })
const busy = expect.objectContaining({ statusCode: 503, headers: { 'retry-after': '5' } })

test('limits concurrent uploads in total and per account', () => {
  const slots = createUploadSlots({ shared: 3, forSingle: 0, perAccount: 2 })
  const releaseA = slots.acquire(account('a'))
  slots.acquire(account('a'))
  expect(() => slots.acquire(account('a'))).toThrow(busy)
  const releaseB = slots.acquire(account('b'))
  expect(() => slots.acquire(account('c'))).toThrow(busy)
  releaseB()
  slots.acquire(account('c'))
  releaseA()
  slots.acquire(account('a'))
  expect(() => slots.acquire(account('d'))).toThrow(busy)
})

test('keeps slots for accounts that have none', () => {
  const slots = createUploadSlots({ shared: 2, forSingle: 2, perAccount: 2 })
  slots.acquire(account('a'))
  slots.acquire(account('a'))
  const releaseB = slots.acquire(account('b'))
  expect(() => slots.acquire(account('b'))).toThrow(busy)
  slots.acquire(account('c'))
  expect(() => slots.acquire(account('d'))).toThrow(busy)
  releaseB()
  slots.acquire(account('d'))
})
