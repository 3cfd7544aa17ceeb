import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { formatMonth } from '../format/month.ts'

/** Formats the month of a day (ISO 8601): `März`, and with its year `März 2027`. */
export function monthOf(day: string): string {
  return formatMonth(MONTH_LABELS[Number(day.slice(5, 7)) - 1] ?? 'Jan')
}

export function monthAndYear(day: string): string {
  return `${monthOf(day)} ${day.slice(0, 4)}`
}
