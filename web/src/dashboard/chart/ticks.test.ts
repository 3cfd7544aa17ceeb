import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { roundAxis } from './ticks.ts'

describe('roundAxis', () => {
  test.each([
    [0, 21_200, [0, 5000, 10_000, 15_000, 20_000, 25_000]],
    [0, 11_470, [0, 2000, 4000, 6000, 8000, 10_000, 12_000]],
    [0, 15_000, [0, 2000, 4000, 6000, 8000, 10_000, 12_000, 14_000, 16_000]],
    [0, 16_000, [0, 5000, 10_000, 15_000, 20_000]],
    [0, 36_000, [0, 10_000, 20_000, 30_000, 40_000]],
    [0, 8000, [0, 2000, 4000, 6000, 8000]],
    [0, 1, [0, 1]],
    [0, 980, [0, 200, 400, 600, 800, 1000]],
    [-300, 900, [-400, -200, 0, 200, 400, 600, 800, 1000]],
  ])('from %d to %d', (lowest, highest, marks) => {
    expect(roundAxis(lowest, highest).marks).toEqual(marks)
  })

  it('holds the whole range between few marks, one of which is zero', () => {
    const euros = fc.integer({ min: 0, max: 1e11 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(euros, euros, (below, above) => {
        fc.pre(below + above >= 1)
        const { from, to, marks } = roundAxis(0 - below, above)
        expect(from).toBeLessThanOrEqual(0 - below)
        expect(to).toBeGreaterThanOrEqual(above)
        expect([marks.at(0), marks.at(-1)]).toEqual([from, to])
        expect(marks).toContain(0)
        expect(marks.length).toBeLessThanOrEqual(10)
      }),
    )
  })
})
