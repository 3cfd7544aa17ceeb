import { type DecodedNumber, UNREADABLE } from '@hausblick/contract/rows/decode.ts'
import type { Months } from '@hausblick/contract/rows/months.ts'
import type { MonthlyAmounts } from '../cashflow.ts'

/** Returns the number; null if it is missing or unreadable. */
export function numberOrNull(value: DecodedNumber): number | null {
  return value === UNREADABLE ? null : value
}

/** Returns the number; 0 if it is unreadable (product §17), null if it is missing and must not be shown as a figure. */
export function unreadableAsZero(value: DecodedNumber): number | null {
  return value === UNREADABLE ? 0 : value
}

/** Returns the number; 0 if it is missing or unreadable (product §17). */
export function numberOrZero(value: DecodedNumber): number {
  return numberOrNull(value) ?? 0
}

/** Returns the monthly amounts of a record in cents; null if all are missing. */
export function monthlyAmounts({ income, expenses }: Months<DecodedNumber>): MonthlyAmounts {
  return { income: amountsOf(income), expenses: amountsOf(expenses) }
}

function amountsOf(values: readonly DecodedNumber[]): number[] | null {
  return values.every((value) => value === null) ? null : values.map(numberOrZero)
}
