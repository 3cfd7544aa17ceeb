import type { DecodedNumber } from '@hausblick/contract/rows/decode.ts'
import type { Months } from '@hausblick/contract/rows/months.ts'

/** Returns the months of a year with the given amounts, January first; all others are missing. */
export function months(given: Partial<Months<DecodedNumber>> = {}): Months<DecodedNumber> {
  const { year = 2025, income = [], expenses = [] } = given
  return { year, income: fill(income), expenses: fill(expenses) }
}

function fill(amounts: readonly DecodedNumber[]): DecodedNumber[] {
  return Array.from({ length: 12 }, (_, index) => amounts[index] ?? null)
}
