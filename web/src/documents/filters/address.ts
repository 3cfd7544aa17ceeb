import type { DocumentFilter } from '@hausblick/figures/documents/filter.ts'
import {
  defaultSorting,
  type SortColumn,
  type Sorting,
} from '@hausblick/figures/documents/order.ts'

/** What of the list is shown, and in which order. */
export interface Choice extends DocumentFilter {
  readonly sorting: Sorting
}

/** How the filters are called in the address; `docType` is the specification's. */
const parameters = {
  street: 'wohnung',
  type: 'docType',
  year: 'jahr',
  month: 'monat',
  search: 'suche',
} as const

const SORT_COLUMN = 'sortierung'
const SORT_DIRECTION = 'richtung'

const columnNames: Readonly<Record<SortColumn, string>> = {
  date: 'datum',
  customer: 'kunde',
  street: 'wohnung',
  type: 'typ',
  name: 'name',
  size: 'groesse',
}

const directionNames = { ascending: 'aufsteigend', descending: 'absteigend' } as const

/** Reads a choice from an address; what is not known there is left out. */
export function readChoice(search: string): Choice {
  const params = new URLSearchParams(search)
  const year = params.get(parameters.year)
  const month = params.get(parameters.month)
  return {
    street: params.get(parameters.street) || null,
    type: params.get(parameters.type) || null,
    year: year && /^\d{4}$/.test(year) ? year : null,
    month: month && /^(0[1-9]|1[0-2])$/.test(month) ? month : null,
    search: params.get(parameters.search) ?? '',
    sorting: readSorting(params),
  }
}

function readSorting(params: URLSearchParams): Sorting {
  const column = keyOf(columnNames, params.get(SORT_COLUMN))
  const direction = keyOf(directionNames, params.get(SORT_DIRECTION))
  return column && direction ? { column, direction } : defaultSorting
}

function keyOf<Key extends string>(names: Readonly<Record<Key, string>>, name: string | null) {
  for (const key in names) if (names[key] === name) return key
  return undefined
}

/** The address with a changed choice; whatever else stands in it stays. */
export function changedAddress(search: string, change: Partial<Choice>): string {
  const params = new URLSearchParams(search)
  const { sorting, ...filter } = { ...readChoice(search), ...change }
  for (const key in parameters) {
    const field = key as keyof typeof parameters
    set(params, parameters[field], filter[field])
  }
  const { column, direction } = sorting
  const isDefault = column === defaultSorting.column && direction === defaultSorting.direction
  set(params, SORT_COLUMN, isDefault ? null : columnNames[column])
  set(params, SORT_DIRECTION, isDefault ? null : directionNames[direction])
  return params.toString()
}

function set(params: URLSearchParams, name: string, value: string | null): void {
  if (value) params.set(name, value)
  else params.delete(name)
}

/** A choice that leaves out nothing. */
export const nothingChosen: DocumentFilter = {
  street: null,
  type: null,
  year: null,
  month: null,
  search: '',
}

/** Whether anything is left out. */
export function isFiltered({ street, type, year, month, search }: DocumentFilter): boolean {
  return Boolean(street ?? type ?? year ?? month) || search.trim() !== ''
}
