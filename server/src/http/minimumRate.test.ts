import { expect, test } from 'vitest'
import { defaultLimits } from './limits.ts'
import { allowedMs } from './minimumRate.ts'

const { bytesPerSecond, formGraceMs: graceMs } = defaultLimits
const MEGABIT = 1_000_000 / 8

test.each([
  ['a phone with 0.25 Mbit/s', 0.25 * MEGABIT, Number.POSITIVE_INFINITY],
  ['one byte every 5 s', 1 / 5, graceMs],
])('%s is late after its due time', (_title, pace, expected) => {
  // The moment after which the bytes received no longer keep up.
  const lateAt = [...Array(4000).keys()].find(
    (second) => allowedMs(second * pace, { bytesPerSecond, graceMs }) < second * 1000,
  )
  expect(Math.floor(((lateAt ?? Number.POSITIVE_INFINITY) * 1000) / graceMs)).toBe(
    expected / graceMs,
  )
})

test.each([
  [0, 500],
  [1000, 1500],
  [2500, 3000],
])('%d bytes buy time until %d ms', (bytes, late) => {
  expect(allowedMs(bytes, { bytesPerSecond: 1000, graceMs: 500 })).toBe(late)
})
