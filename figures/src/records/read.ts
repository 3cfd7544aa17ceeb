import { date } from '@hausblick/contract/encoding/date.ts'
import type { Encoding } from '@hausblick/contract/encoding/encoding.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import type { MonthlyField } from '@hausblick/contract/rows/fields.ts'
import { monthlyNames } from '@hausblick/contract/rows/fields.ts'
import type { MonthlyAmounts } from '../cashflow.ts'

/** A decimal of the wire as a number; null where it is missing or cannot be read. `scale` is what the encoding counts in. */
export function numberOrNull(
  encoding: Encoding<number>,
  text: string,
  scale: number,
): number | null {
  const value = encoding.read(text)
  return value === null ? null : value / scale
}

/** As `numberOrNull`; what is missing or cannot be read is 0 (specification §3). */
export function numberOrZero(encoding: Encoding<number>, text: string, scale: number): number {
  return numberOrNull(encoding, text, scale) ?? 0
}

/** As `numberOrZero`, but null where nothing is given: what is missing is not shown as a figure. */
export function numberIfGiven(
  encoding: Encoding<number>,
  text: string,
  scale: number,
): number | null {
  return text.trim() === '' ? null : numberOrZero(encoding, text, scale)
}

/** An amount in euro, 0 where it cannot be read. */
function euros(text: string): number {
  return numberOrZero(money, text, 100)
}

/**
 * Returns the date of a purchase or valuation as ISO 8601 text that may be a year or a year and month. Of a date that cannot be
 * read, these are its last four characters, most often the year (specification §3, display formats). Null where there is none.
 */
export function dateOrYear(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : (date.read(trimmed) ?? trimmed.slice(-4))
}

/** Returns a date as ISO 8601 text that may be a year or a year and month; null where it is missing or cannot be read. */
export function dateOrNull(text: string): string | null {
  return date.read(text)
}

/** The twelve monthly amounts of a row, in euro; null where all of them are empty. */
export function monthlyAmounts<Income extends string, Expenses extends string>(
  row: Readonly<Record<MonthlyField<Income> | MonthlyField<Expenses>, string>>,
  incomePrefix: Income,
  expensesPrefix: Expenses,
): MonthlyAmounts {
  return {
    income: amountsOf(monthlyNames(incomePrefix).map((name) => row[name])),
    expenses: amountsOf(monthlyNames(expensesPrefix).map((name) => row[name])),
  }
}

function amountsOf(texts: readonly string[]): number[] | null {
  return texts.every((text) => text.trim() === '') ? null : texts.map(euros)
}
