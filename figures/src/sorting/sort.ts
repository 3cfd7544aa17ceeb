import type { SearchableItem } from '../search.ts'
import { compareGerman } from '../text.ts'

export type Direction = 'ascending' | 'descending'

/** The value that an item is sorted by; null if unknown. */
export type SortValue = string | number | null

/**
 * Returns the items sorted by a value, text by numeric German collation. Unknown values come last in both directions; ties are
 * broken by label: street, house number and name.
 */
export function sortItems<Item extends SearchableItem>(
  items: readonly Item[],
  valueIn: (item: Item) => SortValue,
  direction: Direction,
): Item[] {
  const sign = direction === 'ascending' ? 1 : -1
  return items
    .map((item) => ({ item, value: valueIn(item) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null) || byLabel(a.item, b.item)
      return sign * compare(a.value, b.value) || byLabel(a.item, b.item)
    })
    .map(({ item }) => item)
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareGerman(String(a), String(b))
}

function byLabel(a: SearchableItem, b: SearchableItem): number {
  return compareGerman(a.label, b.label)
}
