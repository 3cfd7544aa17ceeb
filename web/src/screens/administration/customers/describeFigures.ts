import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { formatMonth } from '../../../base/format/month.ts'

/** Returns a month (`2026-10`) as people write it: `Oktober 2026`. */
export function nameMonth(month: string): string {
  const [year = '', number = ''] = month.split('-')
  const label = MONTH_LABELS[Number(number) - 1]
  return label ? `${formatMonth(label)} ${year}` : month
}

/** Whether figures end before the last month but one, so that a month was left out. */
export function isBehind(figuresUntil: string, today: string): boolean {
  const count = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7))
  return count(today) - count(figuresUntil) > 2
}
