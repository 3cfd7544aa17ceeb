import { searchWords } from '../text.ts'
import { rankTexts } from '../textRanks.ts'
import type { DocumentEntry } from './entry.ts'

/** Which documents of a list are shown (specification §2); null leaves out nothing. */
export interface DocumentFilter {
  readonly street: string | null
  readonly type: string | null
  /** `2025`. */
  readonly year: string | null
  /** `01` to `12`. */
  readonly month: string | null
  readonly search: string
}

/** What else a search may find a document by. */
export interface Findable {
  /** What the document's customer is called, as searches look through it; empty where that is not shown. */
  readonly customerOf?: (customerId: string) => string
  /** Whether the search was found inside the document. */
  readonly hasHit?: (entry: DocumentEntry) => boolean
}

/** Whether the words of a search are found in what the list says of a document. */
export function isNamed(
  entry: DocumentEntry,
  words: readonly string[],
  customerOf?: (customerId: string) => string,
): boolean {
  return words.every(
    (word) => entry.searchText.includes(word) || customerOf?.(entry.customerId).includes(word),
  )
}

/** The documents that a filter keeps, in their order. A document whose date is unknown has neither year nor month. */
export function filterEntries(
  entries: readonly DocumentEntry[],
  { street, type, year, month, search }: DocumentFilter,
  { customerOf, hasHit }: Findable = {},
): readonly DocumentEntry[] {
  const words = searchWords(search)
  const keepsAll = [street, type, year, month].every((wanted) => wanted === null)
  if (keepsAll && words.length === 0) return entries
  return entries.filter(
    (entry) =>
      (street === null || entry.street === street) &&
      (type === null || entry.type === type) &&
      (year === null || entry.date?.startsWith(year)) &&
      (month === null || entry.date?.startsWith(month, MONTH_AT)) &&
      (isNamed(entry, words, customerOf) || hasHit?.(entry) === true),
  )
}

/** Where the month stands in an ISO 8601 day. */
const MONTH_AT = 5

/** What a list can be filtered by: the addresses and types in it in German order, and its years, the latest first. */
export interface FilterChoices {
  readonly streets: readonly string[]
  readonly types: readonly string[]
  readonly years: readonly string[]
}

export function filterChoices(entries: readonly DocumentEntry[]): FilterChoices {
  const years = new Set<string>()
  for (const { date } of entries) if (date !== null) years.add(date.slice(0, 4))
  return {
    streets: sorted(new Set(entries.map(({ street }) => street))),
    types: sorted(new Set(entries.map(({ type }) => type))),
    years: [...years].toSorted().toReversed(),
  }
}

function sorted(texts: ReadonlySet<string>): string[] {
  const known = [...texts].filter((text) => text !== '')
  const ranks = rankTexts(known)
  const places = [...known.keys()].toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
  return places.flatMap((place) => known[place] ?? [])
}
