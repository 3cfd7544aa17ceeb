import { WHOLE } from './shares.ts'
import { wholeEuros } from './wholeEuros.ts'

/** Value and purchase price in cents; dates are ISO 8601 with day, month or year precision, null if unknown. */
export interface Valuation {
  /** Null if unknown. */
  readonly value: number | null
  readonly valuationDate: string | null
  /** Null if unknown. */
  readonly purchasingValue: number | null
  readonly purchasingDate: string | null
  /** Change of the value since the purchase, in basis points; null if the operator states none. */
  readonly valueChange: number | null
}

/** Returns the year of an ISO 8601 date. */
export function yearOf(date: string | null): string | null {
  return date === null ? null : date.slice(0, 4)
}

/** Returns value and purchase price in cents; null unless both are positive, since zero means not recorded. */
export function valueAndPrice(valuation: Valuation): { value: number; price: number } | null {
  const { value, purchasingValue: price } = valuation
  return value && price && value > 0 && price > 0 ? { value, price } : null
}

/**
 * Returns the gain since the purchase in cents, negative for a loss: the difference of value and price, each rounded to whole
 * euros. Null if value, price or change is unknown: a missing change is shown as 0 % (product §17), which no amount may
 * contradict.
 */
export function valueGain(valuation: Valuation): number | null {
  const known = valueAndPrice(valuation)
  if (!known || valuation.valueChange === null) return null
  return wholeEuros(known.value) - wholeEuros(known.price)
}

/** Stated changes are often rounded; beyond half a percentage point, in basis points, they contradict. */
const TOLERANCE = 50

/**
 * Returns the change in basis points that follows from value and price, where the stated one contradicts it by more than half a
 * percentage point; null where it does not, or one of them is unknown.
 */
export function contradictingChange(valuation: Valuation): number | null {
  const known = valueAndPrice(valuation)
  if (!known || valuation.valueChange === null) return null
  const change = ((known.value - known.price) / known.price) * WHOLE
  return Math.abs(change - valuation.valueChange) > TOLERANCE ? change : null
}
