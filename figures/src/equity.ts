import { type MonthlyAmounts, monthlySeries, totals } from './cashflow.ts'
import { type Debt, debtOfUnit, type OwedLoan, type PaidTogether, type Values } from './debt.ts'
import { addUp, subtract } from './partial.ts'
import type { UnitFigures } from './records/unit.ts'
import { shareOf } from './shares.ts'

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
  /** The same of the last of these months. */
  readonly lastMonth: number | null
  /** The cash flow of these months as a share of positive equity, rounded half away from zero. */
  readonly returnOnEquity: number | null
  /** The interest within these payments. */
  readonly interest: number | null
  /** Surplus less interest as a share of positive equity, rounded alike: what is repaid counts as one's own. */
  readonly returnWithPrincipal: number | null
  /** The same where the interest of some loans is unknown, whose payments count as a cost: it is as much at least. */
  readonly returnAtLeast: number | null
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
  const payments = addUp(debt.payments.slice(0, series.length))
  const interest = addUp(debt.interest.slice(0, series.length))
  const costs = addUp(debt.costs.slice(0, series.length))
  const cashFlow = subtract(surplus, payments)
  const last = series.length - 1
  return {
    value,
    debt,
    equity,
    loanToValue: shareOf(debt.remaining, value),
    months: series.length,
    surplus,
    payments,
    cashFlow,
    lastMonth: keptInMonth(cashFlowOfYear, debt.payments[last] ?? null, last),
    returnOnEquity: shareOf(cashFlow, equity),
    interest,
    returnWithPrincipal: shareOf(subtract(surplus, interest), equity),
    returnAtLeast: shareOf(subtract(surplus, costs), equity),
  }
}

/** Returns a debt whose payments are those of twelve months: the first ones of its year, and the others of the year before. */
export function completeDebt(debt: Debt, shown: number): Debt {
  const complete = (kind: keyof PaidTogether) => [
    ...debt[kind].slice(0, shown),
    ...debt.before[kind].slice(shown),
  ]
  return {
    ...debt,
    payments: complete('payments'),
    interest: complete('interest'),
    costs: complete('costs'),
  }
}

/** Returns what is left of a month, counted from 0, after loan payments, in cents; null if a part is unknown. */
export function keptInMonth(
  amounts: MonthlyAmounts,
  payment: number | null,
  month: number,
): number | null {
  const { income, expenses } = totals(monthlySeries(amounts).slice(month, month + 1))
  return subtract(subtract(income, expenses), payment)
}

/** Returns whether the surplus covers the loan payments; null if that is unknown or there are none. */
export function carriesLoans({
  payments,
  cashFlow,
}: Pick<Equity, 'payments' | 'cashFlow'>): boolean | null {
  return payments && cashFlow !== null ? cashFlow >= 0 : null
}

/** Returns what loan payments repay of the loans, in cents; null if unknown. */
export function principalOf({ payments, interest }: Pick<Equity, 'payments' | 'interest'>) {
  return subtract(payments, interest)
}

/** Returns whether what does not carry its loans lacks more than it repays of them: what is repaid becomes the owner's. */
export function losesByLoans(equity: Pick<Equity, 'payments' | 'interest' | 'cashFlow'>): boolean {
  const { cashFlow } = equity
  if (carriesLoans(equity) !== false || cashFlow === null) return false
  return -cashFlow > (principalOf(equity) ?? 0)
}

/** Returns what is owned of those units of which it is known whether they carry their loans, by id. */
export function unitsWithLoans(
  loans: readonly OwedLoan[],
  units: readonly Pick<UnitFigures, 'unitId' | 'valuation' | 'cashFlow'>[],
  values: Values,
): Map<string, Equity> {
  return new Map(
    units.flatMap(({ unitId, valuation, cashFlow }) => {
      const debt = debtOfUnit(loans, unitId, values)
      const equity = debt && computeEquity(valuation.value, cashFlow, debt)
      return equity && carriesLoans(equity) !== null ? [[unitId, equity] as const] : []
    }),
  )
}
