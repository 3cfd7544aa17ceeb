import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createAxis } from './axis.ts'

describe('createAxis', () => {
  test.each([
    [0, 2_120_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000]],
    [0, 1_147_000, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000, 1_200_000]],
    [
      0,
      1_500_000,
      [0, 200_000, 400_000, 600_000, 800_000, 1_000_000, 1_200_000, 1_400_000, 1_600_000],
    ],
    [0, 1_600_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
    [0, 3_600_000, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
    [0, 800_000, [0, 200_000, 400_000, 600_000, 800_000]],
    [0, 100, [0, 100]],
    [0, 98_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
    [-30_000, 90_000, [-40_000, -20_000, 0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  ])('marks the range from %d to %d', (lowest, highest, marks) => {
    expect(createAxis(lowest, highest).marks).toEqual(marks)
  })

  it('covers the whole range with few marks, one of them zero', () => {
    const cents = fc.integer({ min: 0, max: 1e11 })
    fc.assert(
      fc.property(cents, cents, (below, above) => {
        fc.pre(below + above >= 100)
        const { from, to, marks } = createAxis(0 - below, above)
        expect(from).toBeLessThanOrEqual(0 - below)
        expect(to).toBeGreaterThanOrEqual(above)
        expect([marks.at(0), marks.at(-1)]).toEqual([from, to])
        expect(marks).toContain(0)
        expect(marks.length).toBeLessThanOrEqual(10)
      }),
    )
  })
})
