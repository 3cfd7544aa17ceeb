import { wholeEuros } from './wholeEuros.ts'

/** What something is worth, and what it was bought for, in cents; dates are ISO 8601, as precise as they are known. */
export interface Valuation {
  /** Null where the value is not known. */
  readonly value: number | null
  readonly valuationDate: string | null
  /** Null where the price is not known. */
  readonly purchasingValue: number | null
  readonly purchasingDate: string | null
  /** Change of the value since the purchase, in basis points; null where the operator states none. */
  readonly valueChange: number | null
}

/** The year of a date; null where there is none. */
export function yearOf(date: string | null): string | null {
  return date === null ? null : date.slice(0, 4)
}

/** The value and the price, in cents, where both are known: nobody pays nothing for a building, and none is worth nothing. */
export function valueAndPrice(valuation: Valuation): { value: number; price: number } | null {
  const { value, purchasingValue: price } = valuation
  return value && price && value > 0 && price > 0 ? { value, price } : null
}

/**
 * Returns what the value has grown by since the purchase, in cents of the whole euros of both, negative for a loss. Null where value, price
 * or change is not known: a change that is missing is shown as 0 % (specification §3), and no amount may contradict it.
 */
export function valueGain(valuation: Valuation): number | null {
  const known = valueAndPrice(valuation)
  if (!known || valuation.valueChange === null) return null
  return wholeEuros(known.value) - wholeEuros(known.price)
}
