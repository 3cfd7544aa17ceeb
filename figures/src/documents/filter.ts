import { compareGerman, searchWords } from '../text.ts'
import type { DocumentEntry } from './entry.ts'

/** The filters of the document list (product §8); null matches every document. */
export interface DocumentFilter {
  readonly street: string | null
  readonly type: string | null
  readonly supplier: string | null
  /** `2025`. */
  readonly year: string | null
  /** `01` to `12`. */
  readonly month: string | null
  readonly search: string
}

/** What a search looks through beside the list's own columns. */
export interface SearchContext {
  /** Returns the searchable label of a customer; empty if customers are not shown. */
  readonly customerOf?: (customerId: string) => string
  /** Whether the document's text matches the search. */
  readonly hasHit?: (entry: DocumentEntry) => boolean
}

/** Whether the list's columns for a document contain all words of a search. */
export function matchesWords(
  entry: DocumentEntry,
  words: readonly string[],
  customerOf?: (customerId: string) => string,
): boolean {
  return words.every(
    (word) => entry.searchText.includes(word) || customerOf?.(entry.customerId).includes(word),
  )
}

/** Returns the documents that match a filter, in their order. A document without a date matches no year or month. */
export function filterEntries(
  entries: readonly DocumentEntry[],
  { street, type, supplier, year, month, search }: DocumentFilter,
  { customerOf, hasHit }: SearchContext = {},
): readonly DocumentEntry[] {
  const words = searchWords(search)
  const keepsAll = [street, type, supplier, year, month].every((wanted) => wanted === null)
  if (keepsAll && words.length === 0) return entries
  return entries.filter(
    (entry) =>
      (street === null || entry.street === street) &&
      (type === null || entry.type === type) &&
      (supplier === null || entry.supplier === supplier) &&
      (year === null || entry.date?.startsWith(year)) &&
      (month === null || entry.date?.startsWith(month, MONTH_AT)) &&
      (matchesWords(entry, words, customerOf) || hasHit?.(entry) === true),
  )
}

/** The index of the month in an ISO 8601 day. */
const MONTH_AT = 5

/** The options of a list's filters: addresses, types and suppliers in German order, years in descending order. */
export interface FilterChoices {
  readonly streets: readonly string[]
  readonly types: readonly string[]
  /** Of electronic invoices. */
  readonly suppliers: readonly string[]
  readonly years: readonly string[]
}

export function filterChoices(entries: readonly DocumentEntry[]): FilterChoices {
  const years = new Set<string>()
  for (const { date } of entries) if (date !== null) years.add(date.slice(0, 4))
  return {
    streets: sorted(new Set(entries.map(({ street }) => street))),
    types: sorted(new Set(entries.map(({ type }) => type))),
    suppliers: sorted(new Set(entries.map(({ supplier }) => supplier ?? ''))),
    years: [...years].toSorted().toReversed(),
  }
}

function sorted(texts: ReadonlySet<string>): string[] {
  return [...texts].filter((text) => text !== '').toSorted(compareGerman)
}
