import type { Listed } from '../search.ts'
import { compareGerman } from '../text.ts'

export type Direction = 'ascending' | 'descending'

/** What a list is sorted by; null where it is not known of an entry. */
export type SortValue = string | number | null

/**
 * Returns the items in the order of a value: texts by German collation with numbers, whatever their case. What is not known
 * comes last in both directions, and what is equal is in the order of street, house number and name.
 */
export function sortItems<Item extends Listed>(
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

function byLabel(a: Listed, b: Listed): number {
  return compareGerman(a.label, b.label)
}
