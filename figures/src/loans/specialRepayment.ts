import type { CreditTerms } from '../records/creditTerms.ts'
import { WHOLE } from '../shares.ts'

/** What is repaid beside the payments. */
export interface SpecialRepayment {
  /** Cents. */
  readonly amount: number
  /** With the payment of this month, ISO 8601: `2026-06`. */
  readonly month: string
  /** In the same month of each following year, too. */
  readonly isYearly: boolean
  /** Only with payments after this day, ISO 8601: what has been paid is known. */
  readonly after?: string
}

/** Returns whether a special repayment is made with the payment of a day (ISO 8601). */
export function isSpecialDue({ month, isYearly, after }: SpecialRepayment, due: string): boolean {
  if (after !== undefined && due <= after) return false
  if (!isYearly) return due.startsWith(month)
  return due.slice(0, 7) >= month && due.slice(5, 7) === month.slice(5, 7)
}

/**
 * Returns how many cents the contract allows to be repaid in a calendar year beside the payments; null if share or original
 * amount is unknown.
 */
export function specialRepaymentLimit({
  originalAmount,
  specialRepaymentShare,
}: Pick<CreditTerms, 'originalAmount' | 'specialRepaymentShare'>): number | null {
  if (originalAmount === null || specialRepaymentShare === null) return null
  return Math.max(0, Math.floor((originalAmount * specialRepaymentShare) / WHOLE))
}
