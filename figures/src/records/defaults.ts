import { UNREADABLE } from '@hausblick/contract/rows/decode.ts'
import { type MonthlyField, monthlyNames } from '@hausblick/contract/rows/fields.ts'
import type { MonthlyAmounts } from '../cashflow.ts'

/** A number as it entered. */
export type EnteredNumber = number | typeof UNREADABLE | null

/** Returns a number; null where it is missing or cannot be read. */
export function knownNumber(value: EnteredNumber): number | null {
  return value === UNREADABLE ? null : value
}

/** Returns a number; 0 where it cannot be read (specification §3), null where nothing is given: that is not shown as a figure. */
export function givenNumber(value: EnteredNumber): number | null {
  return value === UNREADABLE ? 0 : value
}

/** Returns a number; 0 where it is missing or cannot be read (specification §3). */
export function numberOrZero(value: EnteredNumber): number {
  return knownNumber(value) ?? 0
}

/** Returns the twelve monthly amounts of a record, in cents; null where all of them are missing. */
export function monthlyAmounts<Income extends string, Expenses extends string>(
  record: Readonly<Record<MonthlyField<Income> | MonthlyField<Expenses>, EnteredNumber>>,
  incomePrefix: Income,
  expensesPrefix: Expenses,
): MonthlyAmounts {
  return {
    income: amountsOf(monthlyNames(incomePrefix).map((name) => record[name])),
    expenses: amountsOf(monthlyNames(expensesPrefix).map((name) => record[name])),
  }
}

function amountsOf(values: readonly EnteredNumber[]): number[] | null {
  return values.every((value) => value === null) ? null : values.map(numberOrZero)
}
