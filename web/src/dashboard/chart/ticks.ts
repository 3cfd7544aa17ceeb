/** An axis: it begins and ends at a round number, and has a mark at every `step`. */
interface Axis {
  readonly from: number
  readonly to: number
  readonly marks: readonly number[]
}

const EURO = 100
/** About this many steps. */
const STEPS = 5

/**
 * A round axis over a range of cents: its marks are 1, 2, 5 or 10 of a power of ten apart, whichever comes nearest to the
 * number of steps, and never less than a euro.
 */
export function roundAxis(lowest: number, highest: number): Axis {
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
