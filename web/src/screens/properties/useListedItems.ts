import { createSearch } from '@hausblick/figures/search.ts'
import { sortItems } from '@hausblick/figures/sorting/sort.ts'
import { useMemo } from 'react'
import type { ListedItem, ListKind } from './kind.ts'
import type { ListAddress } from './listAddress.ts'

interface ListedItems<Item> {
  /** All items in the order of the list. */
  readonly sorted: readonly Item[] | undefined
  /** The items that match search and filters. */
  readonly shown: readonly Item[] | undefined
}

/** Sorts, searches and filters items; undefined while loading. */
export function useListedItems<Item extends ListedItem>(
  items: readonly Item[] | undefined,
  kind: ListKind<Item>,
  { text, filters, sorting }: Pick<ListAddress, 'text' | 'filters' | 'sorting'>,
): ListedItems<Item> {
  const { column, direction } = sorting
  const { sortValues } = kind
  const sorted = useMemo(() => {
    const valueIn = sortValues[column] ?? (({ label }: Item) => label)
    return items && sortItems(items, valueIn, direction)
  }, [items, sortValues, column, direction])
  const search = useMemo(() => sorted && createSearch(sorted), [sorted])
  const wanted = filters.join()
  const shown = useMemo(() => {
    const found = search?.(text)
    const chosen = kind.filters.filter(({ id }) => wanted.split(',').includes(id))
    return sorted?.filter(
      (item, index) => found?.[index] && chosen.every(({ keeps }) => keeps(item)),
    )
  }, [sorted, search, text, kind, wanted])
  return { sorted, shown }
}
