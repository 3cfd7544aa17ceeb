import { type OwedLoan, owedLoans } from '@hausblick/figures/debt.ts'
import { dayOfDebts } from '@hausblick/figures/loans/owed.ts'
import { type LoanPlan, planLoans } from '@hausblick/figures/loans/plan.ts'
import { uniqueLoans } from '@hausblick/figures/loans.ts'
import type { Loan } from '@hausblick/figures/records/loan.ts'
import { useMemo } from 'react'
import type { ShownYears } from './access.ts'
import { creditTermsQuery, dataDayQuery } from './loan.ts'
import { loansQuery } from './queries.ts'
import { joinReads, type Read, useRead } from './useRead.ts'

/**
 * Reads the customer's loans with their schedules.
 *
 * @param today ISO 8601
 */
export function useLoanPlans(today: string): Read<LoanPlan[]> {
  const loans = useRead(loansQuery)
  const terms = useRead(creditTermsQuery)
  const day = useRead(dataDayQuery)
  const [known, agreed, importedOn] = [loans.data, terms.data, day.data]
  const plans = useMemo(
    () =>
      known && agreed && importedOn !== undefined
        ? planLoans(known, agreed, importedOn ?? today)
        : undefined,
    [known, agreed, importedOn, today],
  )
  const read = joinReads(
    joinReads(loans, terms, () => null),
    day,
    () => null,
  )
  return { ...read, data: plans }
}

/** Reads the customer's loans with what is owed of them on the day shown, and what is paid for them in the year. */
export function useOwedLoans(today: string, years: ShownYears): Read<OwedLoan[]> {
  return useOwedOf(useLoanPlans(today), today, years)
}

/** Returns what is owed of planned loans on the day shown, and what is paid for them in the year. */
export function useOwedOf(
  { data: plans, ...read }: Read<LoanPlan[]>,
  today: string,
  years: ShownYears,
): Read<OwedLoan[]> {
  const { year } = years
  const day = dayShown(years, today)
  const data = useMemo(() => plans && owedLoans(plans, { day, year }), [plans, day, year])
  return { ...read, data }
}

/** Returns the day of the debts that are shown: of a chosen year, as the yearly report has it; otherwise today (ISO 8601). */
export function dayShown({ year, isChosen }: ShownYears, today: string): string {
  return isChosen ? dayOfDebts({ year, today }) : today
}

/** A loan of a list. What is owed of it, and when its balance was recorded, is missing where that cannot be read. */
export type ListedLoan = Pick<OwedLoan, 'loan'> & Partial<Pick<OwedLoan, 'owed' | 'recorded'>>

/**
 * Lists loans. Where they are known but what is owed of them could not be read, it lists what is recorded, beside the
 * error.
 */
export function useListedLoans(owed: Read<OwedLoan[]>): Read<ListedLoan[]> {
  const { data } = useRead(loansQuery)
  const listed = useMemo(() => data && uniqueLoans(data).map((loan) => ({ loan })), [data])
  return owed.error && listed ? { ...owed, data: listed } : owed
}

/** Returns what is owed of a loan in cents, as far as that could be read; null if unknown. */
export function amountOwed({ loan, owed }: ListedLoan): number | null {
  return owed ? owed.amount : loan.remainingCredit
}

/** Returns a loan with what is owed of it in place of its recorded balance, by which lists sort and add up. */
export function withAmountOwed(listed: ListedLoan): Loan {
  return { ...listed.loan, remainingCredit: amountOwed(listed) }
}
