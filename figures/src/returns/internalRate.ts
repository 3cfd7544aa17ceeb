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
const YEAR_DAYS = 365
/** Rates that are looked for: from a total loss in a year to ten times the stake. */
const [LOWEST, HIGHEST] = [-0.9999, 10]
/** Halves the range to far below a basis point. */
const STEPS = 60

/**
 * Returns the annual rate, in whole basis points rounded half away from zero, at which flows are worth nothing today; null unless
 * their worth changes its sign between the lowest and the highest rate, as it does when nothing is received.
 */
export function internalRate(flows: readonly Flow[]): number | null {
  const first = flows.reduce((least, { day }) => (day < least ? day : least), flows[0]?.day ?? '')
  const timed = flows.map(({ day, amount }) => ({
    amount,
    years: daysBetween(first, day) / YEAR_DAYS,
  }))
  const worth = (rate: number) => presentValue(timed, rate)
  let [low, high] = [LOWEST, HIGHEST]
  if (!(worth(low) > 0 && worth(high) < 0)) return null
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > 0) low = middle
    else high = middle
  }
  const rate = ((low + high) / 2) * WHOLE
  return Math.sign(rate) * Math.round(Math.abs(rate)) || 0
}

function presentValue(
  flows: readonly { readonly amount: number; readonly years: number }[],
  rate: number,
): number {
  return flows.reduce((sum, { amount, years }) => sum + amount / (1 + rate) ** years, 0)
}
