import { directionWords, objectParameter, unitParameter } from '@hausblick/contract/addresses.ts'
import {
  keyParameter,
  keysParameter,
  mapParameter,
  optionalParameter,
  readSearch,
  recordParameter,
  textParameter,
  writeSearch,
} from '@hausblick/contract/searchParameters.ts'
import type { objectColumns, unitColumns, unitFilters } from '@hausblick/figures/listing/columns.ts'
import type { Direction } from '@hausblick/figures/listing/sort.ts'

const viewWords = { einheiten: 'einheiten', objekte: 'objekte' } as const
/** What is listed, by its word in the address. */
export type ListView = keyof typeof viewWords

const layoutWords = { karten: 'karten', liste: 'liste' } as const
/** How it is laid out, by its word in the address. */
export type ListLayout = keyof typeof layoutWords

export type UnitColumn = keyof typeof unitColumns
export type ObjectColumn = keyof typeof objectColumns
export type SortColumn = UnitColumn | ObjectColumn
export type UnitFilter = keyof typeof unitFilters

export interface Sorting {
  readonly column: SortColumn
  readonly direction: Direction
}

/** What is shown of the list, and which dialog is open above it. All of it stands in the address. */
export interface ListAddress {
  readonly view: ListView
  readonly layout: ListLayout
  /** What is searched for. */
  readonly text: string
  /** What of the units is listed alone; buildings have no filters. */
  readonly filters: readonly UnitFilter[]
  readonly sorting: Sorting
  /** The id of the unit or object, whichever the view lists, whose dialog is open; null where none is. */
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
  text: textParameter('suche'),
  filters: keysParameter('nur', filterWords),
  column: optionalParameter('sortierung'),
  direction: keyParameter('richtung', directionWords, 'ascending'),
  unit: unitParameter,
  object: objectParameter,
})

/** How a list stands in the address; one that names a unit or object shows the list that it is in. */
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
    // What only the other list can be sorted by sorts this one not at all.
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

/** Returns the search with a changed list, without what is usual; parameters of others stay. */
export function changeListSearch(search: string, change: Partial<ListAddress>): string {
  return writeSearch(listParameter, search, { ...readSearch(listParameter, search), ...change })
}

function columnWordsOf(view: ListView): Readonly<Partial<Record<SortColumn, string>>> {
  return view === 'einheiten' ? unitColumnWords : objectColumnWords
}

function keysOf<Key extends string>(names: Readonly<Partial<Record<Key, string>>>): Key[] {
  return Object.keys(names) as Key[]
}
