import { expect, test } from 'vitest'
import { usualLimits } from './limits.ts'
import { lateAfterMs } from './pace.ts'

const { bytesPerSecond, formPatienceMs: patienceMs } = usualLimits
const MEGABIT = 1_000_000 / 8

test.each([
  ['a phone with 0.25 Mbit/s', 0.25 * MEGABIT, Number.POSITIVE_INFINITY],
  ['one byte every 5 s', 1 / 5, patienceMs],
])('%s is late after its due time', (_title, pace, expected) => {
  // When what has arrived by then no longer outruns the clock.
  const lateAt = [...Array(4000).keys()].find(
    (second) => lateAfterMs(second * pace, { bytesPerSecond, patienceMs }) < second * 1000,
  )
  expect(Math.floor(((lateAt ?? Number.POSITIVE_INFINITY) * 1000) / patienceMs)).toBe(
    expected / patienceMs,
  )
})

test.each([
  [0, 500],
  [1000, 1500],
  [2500, 3000],
])('%d bytes buy time until %d ms', (bytes, late) => {
  expect(lateAfterMs(bytes, { bytesPerSecond: 1000, patienceMs: 500 })).toBe(late)
})
