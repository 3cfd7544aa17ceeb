import { expect, test } from 'vitest'
import { createUploadSlots } from './slots.ts'

const account = (subject: string) => ({ issuer: 'hausblick', subject, email: 'same@example.org' })
const busy = expect.objectContaining({ statusCode: 503, headers: { 'retry-after': '5' } })

test('limits concurrent uploads in total and per account', () => {
  const slots = createUploadSlots(3, 2)
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
