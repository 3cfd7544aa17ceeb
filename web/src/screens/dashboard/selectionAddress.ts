import {
  dashboardViewParameter,
  objectParameter,
  unitParameter,
} from '@hausblick/contract/addresses.ts'
import { recordParameter } from '@hausblick/contract/searchParameters.ts'

export interface Selection {
  readonly view: 'portfolio' | 'object' | 'unit'
  /** Null selects the first one. */
  readonly objectId: string | null
  readonly unitId: string | null
}

/** Reads and writes a selection in the address. */
export const selectionParameter = recordParameter<Selection>({
  view: dashboardViewParameter,
  objectId: objectParameter,
  unitId: unitParameter,
})
