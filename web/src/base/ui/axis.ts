import { EURO } from '@hausblick/figures/wholeEuros.ts'
import { range, tickStep } from 'd3-array'

/** An axis that begins and ends at round numbers, with equidistant marks. Amounts in cents. */
export interface Axis {
  readonly from: number
  readonly to: number
  readonly marks: readonly number[]
}

/** The approximate number of steps. */
const STEPS = 5

/** Returns an axis over a range of cents with round steps of at least one euro. */
export function createAxis(lowest: number, highest: number): Axis {
  const step = Math.max(EURO, tickStep(lowest, highest, STEPS))
  const from = Math.floor(lowest / step) * step
  const to = Math.ceil(highest / step) * step
  return { from, to, marks: range(from, to + step / 2, step) }
}
