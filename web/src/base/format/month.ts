import type { KindSpan } from '@hausblick/figures/amountsByKind.ts'
import { MONTH_LABELS, MONTH_NAMES, type MonthLabel } from '@hausblick/figures/cashflow.ts'

/** Returns the full name of a month. */
export function formatMonth(label: MonthLabel): string {
  return MONTH_NAMES[MONTH_LABELS.indexOf(label)] ?? ''
}

/** Names a month counted from January of the year shown; those of the year before are negative. */
export function nameMonth(place: number): string {
  const label = MONTH_LABELS[(place + 12) % 12]
  return label ? formatMonth(label) : ''
}

/** Names the months of a span: `Dezember 2025`, `Januar bis August 2025`, `September 2024 bis August 2025`. */
export function nameSpan({ first, last }: KindSpan, year: number): string {
  if (first === last) return `${nameMonth(last)} ${year}`
  const start = first < 0 ? `${nameMonth(first)} ${year - 1}` : nameMonth(first)
  return `${start} bis ${nameMonth(last)} ${year}`
}
