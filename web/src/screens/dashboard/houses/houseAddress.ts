import { directionWords } from '@hausblick/contract/directionWords.ts'
import {
  keyParameter,
  mapParameter,
  recordParameter,
  textParameter,
} from '@hausblick/contract/searchParameters.ts'
import type { houseColumns } from '@hausblick/figures/houses.ts'
import type { Sorting } from '../../../base/ui/table/column.ts'

export type HouseColumn = keyof typeof houseColumns

/** Filter and sorting of the table of houses. */
export interface HouseListState {
  readonly filter: string
  readonly sorting: Sorting<HouseColumn>
}

const columnWords: Readonly<Record<HouseColumn, string>> = {
  address: 'adresse',
  value: 'wert',
  rent: 'miete',
  cashFlow: 'ueberschuss',
  netYield: 'rendite',
  vacancy: 'leerstand',
}

const stored = recordParameter({
  filter: textParameter('haus'),
  column: keyParameter('haeuser', columnWords, 'address'),
  direction: keyParameter('haeuser-richtung', directionWords, 'ascending'),
})

/** Reads and writes the state of the table of houses in the address. */
export const houseParameter = mapParameter(stored, {
  read: ({ filter, column, direction }): HouseListState => ({
    filter,
    sorting: { column, direction },
  }),
  write: ({ filter, sorting: { column, direction } }) => ({ filter, column, direction }),
})
