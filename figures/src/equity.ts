import { type MonthlyAmounts, monthlySeries, totals } from './cashflow.ts'
import { loansOfObject, loansOfUnit, uniqueLoans } from './loans.ts'
import type { Loan } from './records/loan.ts'
import type { UnitFigures } from './records/unit.ts'
import { shareByWeight, WHOLE } from './shares.ts'

/** What is owed to banks; null where an amount is unknown, or cannot be shared. */
export interface Debt {
  /** The number of loans. */
  readonly loans: number
  /** Cents. */
  readonly remaining: number | null
  /** Cents a month. */
  readonly payment: number | null
}

/** What an owner owns of a portfolio, building or unit, in whole cents and basis points; null where a part of it is unknown. */
export interface Equity {
  readonly value: number | null
  readonly debt: Debt
  /** Value less debt; negative if more is owed than the property is worth. */
  readonly equity: number | null
  /** Debt as a share of the value, rounded half up. */
  readonly loanToValue: number | null
  /** The number of months of the series, which the following figures cover. */
  readonly months: number
  /** Income less expenses of these months. */
  readonly surplus: number | null
  /** Loan payments of these months. */
  readonly payments: number | null
  /** Surplus less loan payments, which expenses do not include. */
  readonly cashFlow: number | null
  /** The cash flow of these months as a share of positive equity, rounded half away from zero. */
  readonly returnOnEquity: number | null
}

/** Values in cents by id; zero and null mean not recorded. */
export type Values = ReadonlyMap<string, number | null>

/**
 * Returns what is owed in total, each loan counted once. This and the following two return null for a customer of whom no loan is
 * recorded at all, since that does not say that nothing is owed.
 */
export function debtOfAll(loans: readonly Loan[]): Debt | null {
  return addUp(loans, uniqueLoans(loans), (amount) => amount)
}

/** Returns a unit's share of the loans that name it. Those that name buildings alone are not divided among units. */
export function debtOfUnit(loans: readonly Loan[], unitId: string, values: Values): Debt | null {
  return addUp(loans, loansOfUnit(loans, unitId), (amount, loan) =>
    shareOfLoan(amount, loan.unitIds, unitId, values),
  )
}

/** Returns a building's share of the loans that name it, whether or not they also name units. */
export function debtOfObject(
  loans: readonly Loan[],
  objectId: string,
  values: Values,
): Debt | null {
  return addUp(loans, loansOfObject(loans, objectId), (amount, loan) =>
    shareOfLoan(amount, loan.objectIds, objectId, values),
  )
}

/** Computes what is owned. A value that is not positive means that none is recorded. */
export function computeEquity(
  recordedValue: number | null,
  cashFlowOfYear: MonthlyAmounts,
  debt: Debt,
): Equity {
  const value = recordedValue !== null && recordedValue > 0 ? recordedValue : null
  const equity = subtract(value, debt.remaining)
  const series = monthlySeries(cashFlowOfYear)
  const { income, expenses } = totals(series)
  const surplus = subtract(income, expenses)
  const payments =
    series.length === 0 || debt.payment === null ? null : debt.payment * series.length
  const cashFlow = subtract(surplus, payments)
  return {
    value,
    debt,
    equity,
    loanToValue: shareOf(debt.remaining, value),
    months: series.length,
    surplus,
    payments,
    cashFlow,
    returnOnEquity: shareOf(cashFlow, equity),
  }
}

/** Returns whether the surplus covers the loan payments; null if that is unknown or there are none. */
export function carriesLoans({
  debt,
  cashFlow,
}: Pick<Equity, 'debt' | 'cashFlow'>): boolean | null {
  return debt.payment && cashFlow !== null ? cashFlow >= 0 : null
}

/** Returns what is owned of those units of which it is known whether they carry their loans, by id. */
export function unitsWithLoans(
  loans: readonly Loan[],
  units: readonly UnitFigures[],
): Map<string, Equity> {
  const values = new Map(units.map(({ unitId, valuation }) => [unitId, valuation.value]))
  return new Map(
    units.flatMap(({ unitId, valuation, cashFlow }) => {
      const debt = debtOfUnit(loans, unitId, values)
      const equity = debt && computeEquity(valuation.value, cashFlow, debt)
      return equity && carriesLoans(equity) !== null ? [[unitId, equity] as const] : []
    }),
  )
}

/** Adds up the shares of some of a customer's loans; each sum is null if any share is unknown. */
function addUp(
  all: readonly Loan[],
  own: readonly Loan[],
  share: (amount: number, loan: Loan) => number | null,
): Debt | null {
  if (all.length === 0) return null
  const sum = (field: 'remainingCredit' | 'payment') =>
    own.reduce<number | null>((total, loan) => {
      const amount = loan[field]
      const part = amount === null ? null : share(amount, loan)
      return total === null || part === null ? null : total + part
    }, 0)
  return { loans: own.length, remaining: sum('remainingCredit'), payment: sum('payment') }
}

/** Returns an item's share of an amount, in proportion to the items' values; null if the value of any of several is unknown. */
function shareOfLoan(
  amount: number,
  ids: readonly string[],
  id: string,
  values: Values,
): number | null {
  const items = [...new Set(ids)]
  if (items.length === 1) return amount
  const weights = items.map((item) => values.get(item) ?? 0)
  if (weights.some((weight) => weight <= 0)) return null
  return shareByWeight(amount, weights)[items.indexOf(id)] ?? null
}

function subtract(minuend: number | null, subtrahend: number | null): number | null {
  return minuend === null || subtrahend === null ? null : minuend - subtrahend
}

/** Returns a part of a positive whole in basis points; null if either is unknown or the whole is not positive. */
function shareOf(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null || whole <= 0) return null
  return Math.sign(part) * Math.round((Math.abs(part) * WHOLE) / whole) || 0
}
