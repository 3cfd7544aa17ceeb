/** What something is worth, and what it was bought for, in euro; dates as `dateOrYear` reads them. */
export interface Valuation {
  readonly value: number
  readonly valuationDate: string | null
  /** Null where the price is not known. */
  readonly purchasingValue: number | null
  readonly purchasingDate: string | null
  /** Change of the value since the purchase, in percent. */
  readonly valueChange: number
}

/** The year of a date that `dateOrYear` has read; null where there is none. */
export function yearOf(dateOrYear: string | null): string | null {
  return dateOrYear === null ? null : dateOrYear.slice(0, 4)
}

/** What the value has grown by since the purchase, in euro, negative for a loss; null where the price is not known. */
export function valueGain(valuation: Valuation): number | null {
  if (valuation.purchasingValue === null) return null
  return (Math.round(valuation.value * 100) - Math.round(valuation.purchasingValue * 100)) / 100
}
