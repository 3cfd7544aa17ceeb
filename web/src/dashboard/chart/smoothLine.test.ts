import { curveMonotoneX, line } from 'd3-shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawSmoothLine, type Point } from './smoothLine.ts'

const STEP = 50

/** One to twelve equidistant points, like the months of a chart. */
const points = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: -300, max: 300 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((heights) => heights.map((y, index): Point => ({ x: index * STEP, y })))

function numbersOf(path: string): number[] {
  return (path.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
}

describe('drawSmoothLine', () => {
  it('begins and ends at its points', () => {
    expect(drawSmoothLine([{ x: 10, y: 20 }])).toBe('M10,20')
    expect(
      drawSmoothLine([
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
        const drawn = numbersOf(drawSmoothLine(given))
        expect(drawn).toHaveLength(expected.length)
        for (const [index, value] of drawn.entries())
          expect(Math.abs(value - (expected[index] ?? Number.NaN))).toBeLessThan(0.011)
      }),
    )
  })

  it('stays between the heights of neighbouring points', () => {
    fc.assert(
      fc.property(points, (given) => {
        const [, , ...rest] = numbersOf(drawSmoothLine(given))
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
