import { WHOLE } from '../shares.ts'
import type { Assumptions } from './assumptions.ts'
import { growth, multiply } from './grow.ts'
import type { Known, Sellable } from './known.ts'
import {
  type FrozenLoan,
  type LoanYear,
  noLoanYear,
  projectLoan,
  type RenewedLoan,
} from './loanYears.ts'

/** A year of a projection, in whole cents; null where a part is unknown. */
export interface ProjectedYear {
  readonly year: number
  readonly income: number | null
  readonly expenses: number | null
  readonly interest: number | null
  readonly principal: number | null
  /** Income less expenses, interest and principal. */
  readonly cash: number | null
  /**
   * What comes in or goes out beside: the price of a sale less what it repays, less special repayments and what repays a loan at
   * maturity.
   */
  readonly once: number | null
  /** At the end of the year, as the following. */
  readonly debt: number | null
  readonly value: number | null
  /** Value less debt. */
  readonly equity: number | null
  /** Equity, and what came in since the first year, nothing of it spent or invested. */
  readonly wealth: number | null
}

/** What is unknown, since it is not recorded, or what stays as it is recorded of a loan without a schedule. */
export type Missing =
  | { readonly part: 'year' | 'income' | 'expenses' | 'value' | 'occupancy' }
  | { readonly part: 'sold' | 'soldValue' | 'soldMore' }
  | ({ readonly part: 'frozen' } & FrozenLoan)

export interface Projection {
  readonly years: readonly ProjectedYear[]
  readonly missing: readonly Missing[]
  readonly renewed: readonly RenewedLoan[]
}

/** Projects what is known by settled assumptions, each amount rounded once to the cent. */
export function project(known: Known, assumed: Assumptions): Projection {
  const { years } = known
  const [first = 0] = years
  const sale = assumed.sale && { ...assumed.sale, year: assumed.sale.year ?? first }
  const sold = known.sellables.find(({ kind, id }) => kind === sale?.kind && id === sale.id)
  const loans = known.plans.map((plan) => {
    const { loanId } = plan.loan
    const special =
      assumed.special?.loanId === loanId
        ? { amount: assumed.special.amount, month: `${first}-12`, isYearly: true }
        : null
    const redeemedIn = sale && sold?.loanIds.includes(loanId) ? sale.year : null
    const { rate, repayment } = assumed
    return projectLoan(plan, years, { rate, repayment, special, redeemedIn })
  })
  let kept: number | null = 0
  const projected = years.map((year, index): ProjectedYear => {
    const isAfter = sale !== null && year > sale.year
    const income = incomeOf(known, assumed, { year, index, sold: isAfter ? sold : undefined })
    const costs = remaining(known, 'expenses', isAfter ? sold : undefined)
    const expenses = costs === null ? null : multiply(costs, growth(assumed.costs, index + 1))
    const paid = addUp(loans.flatMap((loan) => loan.years[index] ?? []))
    const worth = (value: number) => multiply(value, growth(assumed.values, index + 1))
    const price =
      sale?.year === year && sold
        ? (sale.price ?? (sold.value === null ? null : worth(sold.value)))
        : 0
    const isSold = sale !== null && year >= sale.year
    const held = remaining(known, 'value', isSold ? sold : undefined)
    const value = held === null ? null : worth(held)
    const cash = less(less(less(income, expenses), paid.interest), paid.principal)
    const once = less(less(less(price, paid.redeemed), paid.special), paid.matured)
    kept = kept === null || cash === null || once === null ? null : kept + cash + once
    const equity = less(value, paid.debt)
    return {
      year,
      income,
      expenses,
      interest: paid.interest,
      principal: paid.principal,
      cash,
      once,
      debt: paid.debt,
      value,
      equity,
      wealth: equity === null || kept === null ? null : equity + kept,
    }
  })
  const frozen = loans.flatMap((loan) => loan.frozen ?? [])
  return {
    years: projected,
    missing: missingOf(known, assumed, sold, frozen),
    renewed: loans.flatMap((loan) => loan.renewed ?? []),
  }
}

/** Returns what rents bring: what remains after a sale, what comes nearer to the market, vacancy and the yearly change. */
function incomeOf(
  known: Known,
  { vacancy, market, rents }: Assumptions,
  { year, index, sold }: { year: number; index: number; sold: Sellable | undefined },
): number | null {
  const recorded = remaining(known, 'income', sold)
  if (recorded === null) return null
  const gaps = [...known.gaps].filter(([unitId]) => !sold?.unitIds.includes(unitId))
  const gap = gaps.reduce((sum, [, amount]) => sum + amount, 0)
  const share = market && year >= (market.from ?? 0) ? market.share : 0
  const base = recorded * WHOLE + gap * share
  const { occupancyRate } = known
  if (vacancy !== null && !occupancyRate) return null
  const occupied =
    vacancy === null || !occupancyRate ? [] : [[WHOLE - vacancy, occupancyRate] as const]
  return multiply(base, [[1, WHOLE], ...occupied, ...growth(rents, index + 1)])
}

/** Returns what remains of an amount after a sale; null if it is unknown, or more is recorded of what is sold than of all. */
function remaining(
  known: Known,
  part: 'income' | 'expenses' | 'value',
  sold: Sellable | undefined,
): number | null {
  if (!sold) return known[part]
  const rest = less(known[part], sold[part])
  return rest === null || rest < 0 ? null : rest
}

/** Adds up a year of all loans; a part is null if that of any loan is unknown. */
function addUp(loans: readonly LoanYear[]): LoanYear {
  const sum = (part: keyof LoanYear) =>
    loans.reduce<number | null>((total, loan) => {
      const amount = loan[part]
      return total === null || amount === null ? null : total + amount
    }, 0)
  const parts = Object.keys(noLoanYear) as (keyof LoanYear)[]
  return { ...noLoanYear, ...Object.fromEntries(parts.map((part) => [part, sum(part)])) }
}

function missingOf(
  known: Known,
  { vacancy }: Assumptions,
  sold: Sellable | undefined,
  frozen: readonly FrozenLoan[],
): Missing[] {
  const missing: Missing[] = []
  if (known.months < 12) missing.push({ part: 'year' })
  else
    for (const part of ['income', 'expenses'] as const)
      if (known[part] === null) missing.push({ part })
  if (known.value === null) missing.push({ part: 'value' })
  if (vacancy !== null && !known.occupancyRate) missing.push({ part: 'occupancy' })
  if (sold && known.months === 12 && (sold.income === null || sold.expenses === null))
    missing.push({ part: 'sold' })
  if (sold?.value === null) missing.push({ part: 'soldValue' })
  const parts = ['income', 'expenses', 'value'] as const
  if (sold && parts.some((part) => (less(known[part], sold[part]) ?? 0) < 0))
    missing.push({ part: 'soldMore' })
  for (const loan of frozen) missing.push({ part: 'frozen', ...loan })
  return missing
}

function less(
  minuend: number | null | undefined,
  subtrahend: number | null | undefined,
): number | null {
  return minuend == null || subtrahend == null ? null : minuend - subtrahend
}
