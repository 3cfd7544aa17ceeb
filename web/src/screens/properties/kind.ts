import type { Overview } from '@hausblick/figures/records/overview.ts'
import type { SearchableItem } from '@hausblick/figures/search.ts'
import type { SortValue } from '@hausblick/figures/sorting/sort.ts'
import type { ComponentType, ReactNode } from 'react'
import type { Column } from '../../base/ui/table/column.ts'
import type { CardProps } from './Card.tsx'
import type { ListView, SortColumn, UnitFilter } from './listAddress.ts'
import type { Nouns } from './nouns.ts'

export interface ListedItem extends Overview, SearchableItem {
  readonly id: string
}

export interface DetailsProps<Item> {
  all: readonly Item[]
  /** The items that match search and filters, in the order of the list. */
  shown: readonly Item[]
  /** The item whose details are shown; may not exist. */
  id: string
  onChange: (id: string) => void
  onClose: () => void
}

export interface TableColumn<Item> extends Omit<Column<Item, SortColumn>, 'cell'> {
  /** Its name in the phrase `nach …`, if that differs from the label. */
  readonly sortName?: string
  /** `isGrouped` if the address stands above the rows of a house. */
  readonly cell: (item: Item, onOpen: (id: string) => void, isGrouped: boolean) => ReactNode
}

/** Everything in which the list of units differs from the list of buildings. */
export interface ListKind<Item extends ListedItem> {
  readonly view: ListView
  readonly nouns: Nouns
  /** Title of the note if the items could not be read. */
  readonly failure: string
  /** Text of the note if there are no items. */
  readonly empty: string
  readonly searchLabel: string
  /** Reads the value of each sort column; the default column comes first. */
  readonly sortValues: Readonly<Partial<Record<SortColumn, (item: Item) => SortValue>>>
  readonly filters: readonly ListFilter<Item>[]
  /** Returns the summary of all items; null for none. */
  readonly summary: (items: readonly Item[]) => string | null
  readonly columns: readonly TableColumn<Item>[]
  readonly Card: ComponentType<CardProps<Item>>
  readonly Details: ComponentType<DetailsProps<Item>>
}

export interface ListFilter<Item> {
  readonly id: UnitFilter
  readonly label: string
  readonly keeps: (item: Item) => boolean
}
