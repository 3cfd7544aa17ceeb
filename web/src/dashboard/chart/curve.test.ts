import { curveMonotoneX, line } from 'd3-shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Point, smoothLine } from './curve.ts'

const STEP = 50

/** One to twelve points, equally far apart, as the months of a chart are. */
const points = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: -300, max: 300 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((heights) => heights.map((y, index): Point => ({ x: index * STEP, y })))

function numbersOf(path: string): number[] {
  return (path.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
}

describe('smoothLine', () => {
  it('begins and ends in its points', () => {
    expect(smoothLine([{ x: 10, y: 20 }])).toBe('M10,20')
    expect(
      smoothLine([
        { x: 0, y: 0 },
        { x: 30, y: 60 },
      ]),
    ).toBe('M0,0C10,20 20,40 30,60')
  })

  it("draws what d3's monotone curve draws", () => {
    const reference = line<Point>(
      (point) => point.x,
      (point) => point.y,
    ).curve(curveMonotoneX)
    fc.assert(
      fc.property(points, (given) => {
        fc.pre(given.length > 2)
        const expected = numbersOf(reference(given) ?? '')
        const drawn = numbersOf(smoothLine(given))
        expect(drawn).toHaveLength(expected.length)
        for (const [index, value] of drawn.entries())
          expect(Math.abs(value - (expected[index] ?? Number.NaN))).toBeLessThan(0.011)
      }),
    )
  })

  it('stays between the heights of the two points beside it', () => {
    fc.assert(
      fc.property(points, (given) => {
        const [, , ...rest] = numbersOf(smoothLine(given))
        for (const [index, point] of given.slice(1).entries()) {
          const before = given[index]?.y ?? Number.NaN
          const [, leaving, , arriving] = rest.slice(index * 6)
          for (const height of [leaving, arriving]) {
            expect(height).toBeGreaterThanOrEqual(Math.min(before, point.y) - 0.01)
            expect(height).toBeLessThanOrEqual(Math.max(before, point.y) + 0.01)
          }
        }
      }),
    )
  })
})
