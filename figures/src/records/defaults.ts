import { UNREADABLE } from '@hausblick/contract/rows/decode.ts'
import { type MonthlyField, monthlyNames } from '@hausblick/contract/rows/fields.ts'
import type { MonthlyAmounts } from '../cashflow.ts'

/** A decoded number of a record; null if missing. */
export type DecodedNumber = number | typeof UNREADABLE | null

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

/** Returns the twelve monthly amounts of a record in cents; null if all are missing. */
export function monthlyAmounts<Income extends string, Expenses extends string>(
  record: Readonly<Record<MonthlyField<Income> | MonthlyField<Expenses>, DecodedNumber>>,
  incomePrefix: Income,
  expensesPrefix: Expenses,
): MonthlyAmounts {
  return {
    income: amountsOf(monthlyNames(incomePrefix).map((name) => record[name])),
    expenses: amountsOf(monthlyNames(expensesPrefix).map((name) => record[name])),
  }
}

function amountsOf(values: readonly DecodedNumber[]): number[] | null {
  return values.every((value) => value === null) ? null : values.map(numberOrZero)
}
