import { EURO } from '@hausblick/figures/wholeEuros.ts'

/** An axis that begins and ends at round numbers, with equidistant marks. Amounts in cents. */
interface Axis {
  readonly from: number
  readonly to: number
  readonly marks: readonly number[]
}

/** The approximate number of steps. */
const STEPS = 5

/**
 * Returns an axis over a range of cents. Its step is 1, 2, 5 or 10 times a power of ten, whichever comes closest to the desired
 * number of steps, and at least one euro.
 */
export function createAxis(lowest: number, highest: number): Axis {
  const rough = (highest - lowest) / STEPS
  const power = Math.max(EURO, 10 ** Math.floor(Math.log10(rough)))
  const excess = rough / power
  const factor = excess >= 50 ** 0.5 ? 10 : excess >= 10 ** 0.5 ? 5 : excess >= 2 ** 0.5 ? 2 : 1
  const step = factor * power
  const first = Math.floor(lowest / step)
  const last = Math.ceil(highest / step)
  const marks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { from: first * step, to: last * step, marks }
}
