import { daysBetween } from '../dates/days.ts'
import { WHOLE } from '../shares.ts'

/** What is paid (negative) or received on a day. */
export interface Flow {
  /** ISO 8601. */
  readonly day: string
  /** Cents; need not be whole. */
  readonly amount: number
}

/** A year has 365 days, as usual for this rate (actual/365). */
export const YEAR_DAYS = 365
/** Rates that are looked for: from a total loss in a year to ten times the stake. */
const [LOWEST, HIGHEST] = [-0.9999, 10]
/** Each step of the search, as a ratio of what one grows to in a year: rates closer together than this count as one. */
const STEP = 1.05
/** Halves a step to far below a basis point. */
const STEPS = 60

/**
 * Returns the annual rate, in whole basis points rounded half away from zero, at which flows are worth nothing today. Null where
 * there is none between the lowest and the highest rate, as where nothing is received, and where there are several, of which
 * none says more than another: flows that change their sign more than once may have them.
 */
export function internalRate(flows: readonly Flow[]): number | null {
  const first = flows.reduce((least, { day }) => (day < least ? day : least), flows[0]?.day ?? '')
  const timed = flows.map(({ day, amount }) => ({
    amount,
    years: daysBetween(first, day) / YEAR_DAYS,
  }))
  const worth = (rate: number) => presentValue(timed, rate)
  if (!(worth(LOWEST) > 0 && worth(HIGHEST) < 0)) return null
  const [range, ...others] = crossings(worth)
  if (range === undefined || others.length > 0) return null
  let [low, high] = range
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > 0) low = middle
    else high = middle
  }
  const rate = ((low + high) / 2) * WHOLE
  return Math.sign(rate) * Math.round(Math.abs(rate)) || 0
}

/** Returns the ranges of rates within which a worth changes its sign. */
function crossings(worth: (rate: number) => number): [low: number, high: number][] {
  const found: [number, number][] = []
  let [low, isPositive] = [LOWEST, worth(LOWEST) > 0]
  while (low < HIGHEST) {
    const high = Math.min((1 + low) * STEP - 1, HIGHEST)
    const wasPositive = isPositive
    isPositive = worth(high) > 0
    if (isPositive !== wasPositive) found.push([low, high])
    low = high
  }
  return found
}

function presentValue(
  flows: readonly { readonly amount: number; readonly years: number }[],
  rate: number,
): number {
  return flows.reduce((sum, { amount, years }) => sum + amount / (1 + rate) ** years, 0)
}
