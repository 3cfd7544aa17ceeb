import type { KindSpan } from '@hausblick/figures/amountsByKind.ts'
import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { formatMonth } from '../../../base/format/month.ts'

/** Names a month counted from January of the year shown; those of the year before are negative. */
export function nameMonth(place: number): string {
  const label = MONTH_LABELS[(place + 12) % 12]
  return label ? formatMonth(label) : ''
}

/** Names the months of a span: `Dezember 2025`, `Januar–August 2025`, `September 2024–August 2025`. */
export function nameSpan({ first, last }: KindSpan, year: number): string {
  if (first === last) return `${nameMonth(last)} ${year}`
  const start = first < 0 ? `${nameMonth(first)} ${year - 1}` : nameMonth(first)
  return `${start}–${nameMonth(last)} ${year}`
}

/** Returns the month whose documents belong to a span, and its name; the year's for longer ones. */
export function documentsOfSpan({ first, last }: KindSpan, year: number) {
  return first === last
    ? { month: last, name: nameSpan({ first, last }, year) }
    : { month: null, name: String(year) }
}
