import { expect, test } from 'vitest'
import { layOut } from './plot.ts'

test.each([
  ['columns stand on zero', [300_000, null, 500_000], true, 0, 500_000],
  ['columns may hang below it', [-100_000, 300_000], true, -100_000, 300_000],
  ['lines may lie far above it', [90_000_000, 99_000_000], false, 90_000_000, 100_000_000],
  ['nothing is known', [null], false, 0, 100],
  ['nothing changes', [7_000], false, 7_000, 7_100],
])('%s', (_, amounts, isFromZero, lowest, highest) => {
  const { y, ticks } = layOut(amounts, isFromZero)
  expect(y(lowest)).toBeCloseTo(100)
  expect(y(highest)).toBeCloseTo(0)
  expect(ticks.map((tick) => Math.round(tick.y))).toEqual(
    ticks.map((_tick, index) => Math.round(100 - (100 * index) / (ticks.length - 1))),
  )
})
