import type { DocumentFilter } from '@hausblick/figures/documents/filter.ts'
import { chosen } from '../../ui/texts.ts'

/** The filters that leave something out, in the words of their fields. */
export function namedFilters({ street, type, year, month, search }: DocumentFilter): string[] {
  const given = { Wohnung: street, Typ: type, Jahr: year, Monat: month, Suche: search.trim() }
  return Object.entries(given).flatMap(([name, value]) => (value ? [chosen(name, value)] : []))
}
