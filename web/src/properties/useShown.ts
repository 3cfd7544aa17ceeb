import { sortItems } from '@hausblick/figures/listing/sort.ts'
import { createSearch } from '@hausblick/figures/search.ts'
import { useMemo } from 'react'
import type { ListedItem, ListKind } from './kind.ts'
import type { ListAddress } from './listAddress.ts'

interface Shown<Item> {
  /** All of them in the order of the list, and those that search and filters keep. */
  readonly sorted: readonly Item[] | undefined
  readonly shown: readonly Item[] | undefined
}

/** Returns what a list shows of its items; undefined as long as they are on their way. */
export function useShown<Item extends ListedItem>(
  items: readonly Item[] | undefined,
  kind: ListKind<Item>,
  { text, filters, sorting }: Pick<ListAddress, 'text' | 'filters' | 'sorting'>,
): Shown<Item> {
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
