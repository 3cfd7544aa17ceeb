import type { objectColumns, unitColumns, unitFilters } from '@hausblick/figures/listing/columns.ts'
import type { Direction } from '@hausblick/figures/listing/sort.ts'

/** What is listed, by its name in the address. */
export const views = ['einheiten', 'objekte'] as const
export type ListView = (typeof views)[number]

/** How it is laid out, by its name in the address. */
export type ListLayout = 'karten' | 'liste'

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

/** The parameters that say which dialog is open, and thereby what is listed. */
const dialogs = { einheiten: 'einheit', objekte: 'objekt' } as const

const filterNames: Readonly<Record<UnitFilter, string>> = {
  free: 'freistehend',
  belowMarket: 'unter-marktmiete',
}

const common = { address: 'adresse', rent: 'miete', rentPerSqm: 'miete-qm', maintenance: 'wartung' }

const unitColumnNames: Readonly<Record<UnitColumn, string>> = {
  ...common,
  tenant: 'mieter',
  size: 'groesse',
  marketRent: 'marktmiete-qm',
  marketGap: 'abstand',
  rentalEnd: 'mietende',
}

const objectColumnNames: Readonly<Record<ObjectColumn, string>> = {
  ...common,
  type: 'typ',
  units: 'einheiten',
  rentalArea: 'flaeche',
}

/** Reads an address; one that names a unit or object shows the list that it is in. */
export function readListAddress(search: string): ListAddress {
  const params = new URLSearchParams(search)
  const named = views.find((view) => params.has(dialogs[view]))
  const view = named ?? views.find((one) => one === params.get('ansicht')) ?? 'einheiten'
  const wanted = view === 'einheiten' ? params.getAll('nur') : []
  const columns = columnNamesOf(view)
  return {
    view,
    layout: params.get('darstellung') === 'liste' ? 'liste' : 'karten',
    text: params.get('suche') ?? '',
    filters: keysOf(filterNames).filter((filter) => wanted.includes(filterNames[filter])),
    sorting: {
      column: keysOf(columns).find((key) => columns[key] === params.get('sortierung')) ?? 'address',
      direction: params.get('richtung') === 'absteigend' ? 'descending' : 'ascending',
    },
    open: params.get(dialogs[view]) || null,
  }
}

/** Returns the address with a changed list, without what is usual; parameters of others stay. */
export function changedListSearch(search: string, change: Partial<ListAddress>): string {
  const { view, layout, text, filters, sorting, open } = { ...readListAddress(search), ...change }
  const columns = columnNamesOf(view)
  // What only the other list can be sorted by sorts this one not at all.
  const column = columns[sorting.column]
  const entries: Readonly<Record<string, readonly (string | false | null | undefined)[]>> = {
    ansicht: [view !== 'einheiten' && view],
    darstellung: [layout !== 'karten' && layout],
    suche: [text],
    nur: view === 'einheiten' ? filters.map((filter) => filterNames[filter]) : [],
    sortierung: [column !== columns.address && column],
    richtung: [column && sorting.direction === 'descending' && 'absteigend'],
    einheit: [view === 'einheiten' && open],
    objekt: [view === 'objekte' && open],
  }
  const params = new URLSearchParams(search)
  // What belongs to others comes first, so that the order is always the same.
  for (const name of Object.keys(entries)) params.delete(name)
  for (const [name, values] of Object.entries(entries))
    for (const value of values) if (value) params.append(name, value)
  return params.toString()
}

function columnNamesOf(view: ListView): Readonly<Partial<Record<SortColumn, string>>> {
  return view === 'einheiten' ? unitColumnNames : objectColumnNames
}

function keysOf<Key extends string>(names: Readonly<Partial<Record<Key, string>>>): Key[] {
  return Object.keys(names) as Key[]
}
