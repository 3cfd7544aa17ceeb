import {
  documentMonthParameter,
  documentSearchParameter,
  documentStreetParameter,
  documentSupplierParameter,
  documentTypeParameter,
  yearParameter,
} from '@hausblick/contract/addresses.ts'
import { directionWords } from '@hausblick/contract/directionWords.ts'
import type { DocumentSortColumn } from '@hausblick/contract/documents.ts'
import {
  keyParameter,
  mapParameter,
  recordParameter,
} from '@hausblick/contract/searchParameters.ts'
import type { DocumentFilter } from '@hausblick/figures/documents/filter.ts'
import { type DocumentSorting, defaultSorting } from '@hausblick/figures/documents/order.ts'

export interface DocumentFilterState extends DocumentFilter {
  readonly sorting: DocumentSorting
}

const columnWords: Readonly<Record<DocumentSortColumn, string>> = {
  date: 'datum',
  customer: 'kunde',
  street: 'wohnung',
  type: 'typ',
  name: 'name',
  size: 'groesse',
}

const sortingParameter = mapParameter(
  recordParameter({
    column: keyParameter('sortierung', columnWords, null),
    direction: keyParameter('richtung', directionWords, null),
  }),
  {
    read: ({ column, direction }): DocumentSorting =>
      column && direction ? { column, direction } : defaultSorting,
    write: (sorting) => (isDefault(sorting) ? { column: null, direction: null } : sorting),
  },
)

/** Reads and writes the filter state as URL search parameters. */
export const filterStateParameter = recordParameter<DocumentFilterState>({
  street: documentStreetParameter,
  type: documentTypeParameter,
  supplier: documentSupplierParameter,
  year: yearParameter,
  month: documentMonthParameter,
  search: documentSearchParameter,
  sorting: sortingParameter,
})

function isDefault({ column, direction }: DocumentSorting): boolean {
  return column === defaultSorting.column && direction === defaultSorting.direction
}

/** Matches every document. */
export const emptyFilter: DocumentFilter = {
  street: null,
  type: null,
  supplier: null,
  year: null,
  month: null,
  search: '',
}

/** Returns whether any filter or the search is set. */
export function isFiltered(filter: DocumentFilter): boolean {
  const { street, type, supplier, year, month, search } = filter
  return Boolean(street ?? type ?? supplier ?? year ?? month) || search.trim() !== ''
}
