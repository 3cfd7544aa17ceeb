import type { OwedDays } from '@hausblick/figures/loans/owed.ts'
import { formatDate } from './date.ts'

/** Says which day an amount owed is of, or how old the oldest part of a sum is: `am 24.11.2026`. */
export function formatOwedDays({ oldest, newest }: OwedDays): string {
  if (oldest === newest) return `am ${formatDate(newest)}`
  return `(zuletzt bekannt, am ältesten vom ${formatDate(oldest)})`
}
