import type { MonthlyAmounts } from '../cashflow.ts'
import type { Debt } from '../debt.ts'
import { keptInMonth } from '../equity.ts'
import { type LetUnit, type ReceivedRent, receivedRent, type YearMonth } from './receivedRents.ts'

/** What the newest month of an owner has brought. */
export interface MonthNews extends YearMonth {
  /** Let units of which it is known whether the month's rent came in, and those of which it did. */
  readonly due: number
  readonly received: number
  /** The units of which rent is missing in a month of the year. */
  readonly missing: readonly ReceivedRent[]
  /** Income less expenses, and less loan payments where all of them are known, in cents; null if unknown. */
  readonly kept: { readonly amount: number; readonly isAfterLoans: boolean } | null
}

/** What the news follow from, of one year. */
export interface MonthRecords {
  readonly year: number
  readonly portfolio: MonthlyAmounts | null
  /** Months of buildings: they tell what has been imported, where units have none. */
  readonly objects: readonly MonthlyAmounts[]
  readonly units: readonly LetUnit[]
  /** Null if no loan is recorded, or they may not be read. */
  readonly debt: Debt | null
  /** The day of the last import, ISO 8601. */
  readonly importedOn: string
}

/**
 * Returns what is new of the newest month that has been imported: the last one in which any row has income, and that was over on
 * the day of the import, since one that still ran may be known in part. Null if there is none in the year.
 */
export function monthNews(records: MonthRecords): MonthNews | null {
  const { year, portfolio, objects, units, debt, importedOn } = records
  const all = [...(portfolio ? [portfolio] : []), ...objects, ...units.map((unit) => unit.cashFlow)]
  const over = monthsOver(year, importedOn)
  const month = Math.max(
    -1,
    ...all.map(({ income }) => income?.slice(0, over).findLastIndex(Boolean) ?? -1),
  )
  if (month < 0) return null
  const rents = units.flatMap((unit) => receivedRent(unit, { year, month }) ?? [])
  const due = rents.filter(({ newest }) => newest !== 'notDue')
  return {
    year,
    month,
    due: due.length,
    received: due.filter(({ newest }) => newest === 'received').length,
    missing: rents.filter(({ missing }) => missing.length > 0),
    kept: portfolio && keptOf(portfolio, debt, month),
  }
}

function monthsOver(year: number, day: string): number {
  const [now = 0, month = 1] = day.split('-').map(Number)
  return now === year ? month - 1 : now > year ? 12 : 0
}

function keptOf(portfolio: MonthlyAmounts, debt: Debt | null, month: number): MonthNews['kept'] {
  const after = keptInMonth(portfolio, debt?.payments[month] ?? null, month)
  if (after !== null) return { amount: after, isAfterLoans: true }
  const amount = keptInMonth(portfolio, 0, month)
  return amount === null ? null : { amount, isAfterLoans: false }
}
