import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import type { DocumentFilter } from '@hausblick/figures/documents/filter.ts'
import { formatMonth } from '../../../base/format/month.ts'
import { chosen } from '../../../base/ui/texts.ts'
import * as texts from '../texts.ts'

/** The months as filter options; a value has two digits, as in the URL. */
export const months = MONTH_LABELS.map((label, place) => ({
  value: String(place + 1).padStart(2, '0'),
  label: formatMonth(label),
}))

/** A filter that is set, other than the search. */
export interface ChosenFilter {
  readonly key: 'street' | 'type' | 'supplier' | 'year' | 'month'
  readonly value: string
  /** Such as `Jahr „2025“`. */
  readonly phrase: string
}

/** Returns the filters that are set, other than the search. */
export function chosenFilters(filter: DocumentFilter): ChosenFilter[] {
  const { street, type, supplier, year, month } = filter
  const given = [
    ['street', texts.street, street],
    ['type', texts.type, type],
    ['supplier', texts.supplier, supplier],
    ['year', texts.year, year],
    ['month', texts.month, months.find(({ value }) => value === month)?.label],
  ] as const
  return given.flatMap(([key, name, value]) =>
    value ? [{ key, value, phrase: chosen(name, value) }] : [],
  )
}

/** Returns a phrase for each filter that is set, such as `Jahr „2025“`. */
export function describeFilters(filter: DocumentFilter): string[] {
  const search = filter.search.trim()
  return [
    ...chosenFilters(filter).map(({ phrase }) => phrase),
    ...(search === '' ? [] : [chosen(texts.searched, search)]),
  ]
}
