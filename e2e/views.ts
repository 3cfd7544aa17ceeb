import { detailsAddress, placeAddress } from '../contract/src/addresses.ts'
import { pages } from '../contract/src/pages.ts'

/** Addresses at which pages of the demo customer show something else than at their paths alone. */
export const views = [
  `${pages.dashboard.path}?ansicht=objekt`,
  `${pages.dashboard.path}?ansicht=einheit`,
  `${pages.properties.path}?ansicht=objekte`,
  `${pages.properties.path}?darstellung=liste`,
  detailsAddress({ kind: 'loan', id: 'DEMO-D1' }),
  placeAddress({ kind: 'unit', id: 'DEMO-W02' }),
  placeAddress({ kind: 'object', id: 'DEMO-O1' }),
  `${pages.scenario.path}?mieten=2`,
]
