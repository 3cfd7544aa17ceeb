import type { CustomerAccess, DirectorySort } from '@hausblick/contract/calls/customerDirectory.ts'
import { directionWords } from '@hausblick/contract/directionWords.ts'
import {
  keyParameter,
  mapParameter,
  recordParameter,
  textParameter,
} from '@hausblick/contract/searchParameters.ts'
import type { AskedDirectory } from '../../../../base/data/directory.ts'

type Sorting = Pick<AskedDirectory, 'sort' | 'direction'>

const accessWords: Readonly<Record<CustomerAccess, string>> = {
  none: 'nicht-eingeladen',
  queued: 'wird-gesendet',
  sent: 'gesendet',
  link: 'link',
  refused: 'abgewiesen',
  opened: 'geoeffnet',
  expired: 'abgelaufen',
  member: 'konto',
}
const sortWords: Readonly<Record<DirectorySort, string>> = {
  name: 'name',
  units: 'einheiten',
  value: 'wert',
  imported: 'eingelesen',
  seen: 'gesehen',
  waiting: 'wartet',
}

const defaultSorting: Sorting = { sort: 'name', direction: 'ascending' }

const sortingParameter = mapParameter(
  recordParameter({
    sort: keyParameter('sortierung', sortWords, null),
    direction: keyParameter('richtung', directionWords, null),
  }),
  {
    read: ({ sort, direction }): Sorting =>
      sort && direction ? { sort, direction } : defaultSorting,
    write: (sorting) =>
      sorting.sort === defaultSorting.sort && sorting.direction === defaultSorting.direction
        ? { sort: null, direction: null }
        : sorting,
  },
)

const filterParameter = recordParameter({
  search: textParameter('suche'),
  access: keyParameter('zugang', accessWords, null),
  only: keyParameter('nur', { waiting: 'wartende', withoutFigures: 'ohne-zahlen' }, null),
  sorting: sortingParameter,
})

/** Reads and writes which customers are listed, and in which order, as parameters of the address. */
export const listParameter = mapParameter(filterParameter, {
  read: ({ sorting, ...filters }): AskedDirectory => ({ ...filters, ...sorting }),
  write: ({ search, access, only, sort, direction }) => ({
    search,
    access,
    only,
    sorting: { sort, direction },
  }),
})

export const everyone = { search: '', access: null, only: null } as const

/** Whether any filter or the search is set. */
export function isFiltered({ search, access, only }: AskedDirectory): boolean {
  return search.trim() !== '' || access !== null || only !== null
}

/** Returns the order after a click on a column's head: names begin with A, everything else with the most or latest. */
export function nextSorting({ sort, direction }: Sorting, clicked: DirectorySort): Sorting {
  if (clicked === sort)
    return { sort, direction: direction === 'ascending' ? 'descending' : 'ascending' }
  return { sort: clicked, direction: clicked === 'name' ? 'ascending' : 'descending' }
}
