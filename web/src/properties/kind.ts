import type { SortValue } from '@hausblick/figures/listing/sort.ts'
import type { Overview } from '@hausblick/figures/records/overview.ts'
import type { Listed } from '@hausblick/figures/search.ts'
import type { ComponentType } from 'react'
import type { CardProps } from './Card.tsx'
import type { ListView, SortColumn, UnitFilter } from './listAddress.ts'
import type { Nouns } from './nouns.ts'
import type { TableColumn } from './table/column.ts'

export interface ListedItem extends Overview, Listed {
  readonly id: string
}

export interface DetailsProps<Item> {
  /** All that there are, and those that the search has found, in the order of the list. */
  all: readonly Item[]
  shown: readonly Item[]
  /** Whose details are shown; there may be nothing of that id. */
  id: string
  onChange: (id: string) => void
  onClose: () => void
}

/** All in which a list of units differs from one of buildings. */
export interface ListKind<Item extends ListedItem> {
  readonly view: ListView
  readonly nouns: Nouns
  /** What is said where they could not be read, and where there are none. */
  readonly failure: string
  readonly empty: string
  readonly searchLabel: string
  /** What they can be sorted by, the usual one first. */
  readonly sortValues: Readonly<Partial<Record<SortColumn, (item: Item) => SortValue>>>
  readonly filters: readonly ListFilter<Item>[]
  /** What is said of all of them; null where that is nothing. */
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
