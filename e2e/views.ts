import { detailsAddress, pagePaths, placeAddress } from '../contract/src/addresses.ts'

/** Addresses at which pages of the demo customer show something else than at their paths alone. */
export const views = [
  `${pagePaths.dashboard}?ansicht=objekt`,
  `${pagePaths.dashboard}?ansicht=einheit`,
  `${pagePaths.properties}?ansicht=objekte`,
  `${pagePaths.properties}?darstellung=liste`,
  detailsAddress({ kind: 'loan', id: 'DEMO-D1' }),
  placeAddress({ kind: 'unit', id: 'DEMO-W02' }),
  placeAddress({ kind: 'object', id: 'DEMO-O1' }),
  `${pagePaths.scenario}?mieten=2`,
]
