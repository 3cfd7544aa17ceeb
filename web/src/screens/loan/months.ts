import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { formatMonth } from '../../base/format/month.ts'

/** Formats the month of a day (ISO 8601) with its year: `März 2027`. */
export function monthAndYear(day: string): string {
  const month = MONTH_LABELS[Number(day.slice(5, 7)) - 1] ?? 'Jan'
  return `${formatMonth(month)} ${day.slice(0, 4)}`
}
