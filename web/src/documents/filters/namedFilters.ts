import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import type { DocumentFilter } from '@hausblick/figures/documents/filter.ts'
import { formatMonth } from '../../format/month.ts'
import { chosen } from '../../ui/texts.ts'
import * as texts from '../texts.ts'

/** The months by the two digits that stand for them in an address. */
export const months = MONTH_LABELS.map((label, place) => ({
  value: String(place + 1).padStart(2, '0'),
  label: formatMonth(label),
}))

/** Returns the filters that leave something out, in the words of their fields. */
export function namedFilters({ street, type, year, month, search }: DocumentFilter): string[] {
  const given: [name: string, value: string | null | undefined][] = [
    [texts.street, street],
    [texts.type, type],
    [texts.year, year],
    [texts.month, months.find(({ value }) => value === month)?.label],
    [texts.searched, search.trim()],
  ]
  return given.flatMap(([name, value]) => (value ? [chosen(name, value)] : []))
}
