import type { DepreciationTerms } from '@hausblick/contract/depreciation.ts'
import { WHOLE } from './shares.ts'

/** The depreciation of a year in cents. */
export interface DepreciationYear {
  /** The building's share of the purchase price and its additional costs, which is depreciated. */
  readonly base: number
  /** How many months of the year it runs. */
  readonly months: number
  readonly amount: number
  /** What is left of the base at the end of the year. */
  readonly remaining: number
}

const MONTHS = 12

/**
 * Returns the linear depreciation of a year. The base is (price + costs) × share, and a whole year base × rate, each rounded half up to
 * cents. The first year has base × rate × months ÷ 12, beginning with the month of the start, rounded once. The year of the
 * last month (the 600th at 2 %, the 480th at 2.5 %, the 400th at 3 %) has what is left, so that all years add up to the base.
 * Null without a price.
 */
export function depreciationOfYear(
  price: number | null,
  { share, rate, start, costs }: DepreciationTerms,
  year: number,
): DepreciationYear | null {
  if (price === null || price <= 0) return null
  const base = Math.round(((price + (costs ?? 0)) * share) / WHOLE)
  const first = monthOf(start)
  const last = first + (MONTHS * WHOLE) / rate - 1
  const [firstYear, lastYear] = [yearOf(first), yearOf(last)]
  const whole = Math.round((base * rate) / WHOLE)
  const begun = Math.round((base * rate * (MONTHS - (first % MONTHS))) / (WHOLE * MONTHS))
  const taken = (until: number) => {
    if (until < firstYear) return 0
    if (until >= lastYear) return base
    return Math.min(base, begun + (until - firstYear) * whole)
  }
  return {
    base,
    months: Math.max(
      0,
      Math.min(last, year * MONTHS + MONTHS - 1) - Math.max(first, year * MONTHS) + 1,
    ),
    amount: taken(year) - taken(year - 1),
    remaining: base - taken(year),
  }
}

/** Counts the months from the year 0. */
function monthOf(start: string): number {
  return Number(start.slice(0, 4)) * MONTHS + Number(start.slice(5, 7)) - 1
}

function yearOf(month: number): number {
  return Math.floor(month / MONTHS)
}
