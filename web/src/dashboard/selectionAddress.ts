import { objectParameter, unitParameter } from '@hausblick/contract/addresses.ts'
import { keyParameter, recordParameter } from '@hausblick/contract/searchParameters.ts'

/** The views of the dashboard and their words in the address. */
const viewWords = { portfolio: 'portfolio', object: 'objekt', unit: 'einheit' } as const

export interface Selection {
  readonly view: keyof typeof viewWords
  /** Null selects the first one. */
  readonly objectId: string | null
  readonly unitId: string | null
}

/** Reads and writes a selection in the address. */
export const selectionParameter = recordParameter<Selection>({
  view: keyParameter('ansicht', viewWords, 'portfolio'),
  objectId: objectParameter,
  unitId: unitParameter,
})
