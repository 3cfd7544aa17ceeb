import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import type { DocumentFilter } from '@hausblick/figures/documents/filter.ts'
import { formatMonth } from '../../format/month.ts'
import { chosen } from '../../ui/texts.ts'
import * as texts from '../texts.ts'

/** The months as filter options; a value has two digits, as in the URL. */
export const months = MONTH_LABELS.map((label, place) => ({
  value: String(place + 1).padStart(2, '0'),
  label: formatMonth(label),
}))

/** Returns a phrase for each filter that is set, such as `Jahr „2025“`. */
export function describeFilters({ street, type, year, month, search }: DocumentFilter): string[] {
  const given: [name: string, value: string | null | undefined][] = [
    [texts.street, street],
    [texts.type, type],
    [texts.year, year],
    [texts.month, months.find(({ value }) => value === month)?.label],
    [texts.searched, search.trim()],
  ]
  return given.flatMap(([name, value]) => (value ? [chosen(name, value)] : []))
}
