import type { DocumentFilter } from '@hausblick/figures/documents/filter.ts'
import { chosen } from '../../ui/texts.ts'
import * as texts from '../texts.ts'
import { months } from './months.ts'

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
