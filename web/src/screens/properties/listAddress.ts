import { objectParameter, unitParameter } from '@hausblick/contract/addresses.ts'
import { directionWords } from '@hausblick/contract/directionWords.ts'
import { propertySearchParameter } from '@hausblick/contract/propertySearch.ts'
import {
  keyParameter,
  keysParameter,
  mapParameter,
  optionalParameter,
  readSearch,
  recordParameter,
  writeSearch,
} from '@hausblick/contract/searchParameters.ts'
import type { objectColumns, unitColumns, unitFilters } from '@hausblick/figures/sorting/columns.ts'
import type { Sorting as TableSorting } from '../../base/ui/table/column.ts'

const viewWords = { einheiten: 'einheiten', objekte: 'objekte' } as const
/** The kind of listed items, by its word in the address. */
export type ListView = keyof typeof viewWords

const layoutWords = { karten: 'karten', liste: 'liste' } as const
/** The layout of the list, by its word in the address. */
export type ListLayout = keyof typeof layoutWords

export type UnitColumn = keyof typeof unitColumns
export type ObjectColumn = keyof typeof objectColumns
export type SortColumn = UnitColumn | ObjectColumn
export type UnitFilter = keyof typeof unitFilters

export type Sorting = TableSorting<SortColumn>

/** The state of the list and its open dialog, all of it kept in the address. */
export interface ListAddress {
  readonly view: ListView
  readonly layout: ListLayout
  readonly text: string
  /** The active filters of units; buildings have none. */
  readonly filters: readonly UnitFilter[]
  readonly sorting: Sorting
  /** The id of the unit or object whose dialog is open; null for none. */
  readonly open: string | null
}

const filterWords: Readonly<Record<UnitFilter, string>> = {
  free: 'freistehend',
  belowMarket: 'unter-marktmiete',
}

const common = { address: 'adresse', rent: 'miete', rentPerSqm: 'miete-qm', maintenance: 'wartung' }

const unitColumnWords: Readonly<Record<UnitColumn, string>> = {
  ...common,
  tenant: 'mieter',
  size: 'groesse',
  marketRent: 'marktmiete-qm',
  marketGap: 'abstand',
  netYield: 'rendite',
  costPerSqm: 'kosten-qm',
  rentalEnd: 'mietende',
}

const objectColumnWords: Readonly<Record<ObjectColumn, string>> = {
  ...common,
  type: 'typ',
  units: 'einheiten',
  rentalArea: 'flaeche',
}

const stored = recordParameter({
  view: keyParameter('ansicht', viewWords, 'einheiten'),
  layout: keyParameter('darstellung', layoutWords, 'karten'),
  text: propertySearchParameter,
  filters: keysParameter('nur', filterWords),
  column: optionalParameter('sortierung'),
  direction: keyParameter('richtung', directionWords, 'ascending'),
  unit: unitParameter,
  object: objectParameter,
})

/** Reads and writes the list in the address. An open unit or object determines the view. */
export const listParameter = mapParameter(stored, {
  read: ({ unit, object, column, direction, ...list }): ListAddress => {
    const view = unit !== null ? 'einheiten' : object !== null ? 'objekte' : list.view
    const words = columnWordsOf(view)
    return {
      ...list,
      view,
      filters: view === 'einheiten' ? list.filters : [],
      sorting: {
        column: keysOf(words).find((key) => words[key] === column) ?? 'address',
        direction,
      },
      open: view === 'einheiten' ? unit : object,
    }
  },
  write: ({ sorting, open, ...list }) => {
    const isUnits = list.view === 'einheiten'
    // A column that only the other view has is dropped.
    const column = columnWordsOf(list.view)[sorting.column] ?? null
    return {
      ...list,
      filters: isUnits ? list.filters : [],
      column: column === common.address ? null : column,
      direction: column === null ? 'ascending' : sorting.direction,
      unit: isUnits ? open : null,
      object: isUnits ? null : open,
    }
  },
})

/** Returns the query with a changed list, without defaults; other parameters stay. */
export function changeListSearch(search: string, change: Partial<ListAddress>): string {
  return writeSearch(listParameter, search, { ...readSearch(listParameter, search), ...change })
}

function columnWordsOf(view: ListView): Readonly<Partial<Record<SortColumn, string>>> {
  return view === 'einheiten' ? unitColumnWords : objectColumnWords
}

function keysOf<Key extends string>(names: Readonly<Partial<Record<Key, string>>>): Key[] {
  return Object.keys(names) as Key[]
}
