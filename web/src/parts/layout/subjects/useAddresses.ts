import {
  detailsAddress,
  figuresAddress,
  placeAddress,
  type Subject,
  yearParameter,
} from '@hausblick/contract/addresses.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useLocation } from 'react-router'
import { useAccess } from '../../../base/data/access.ts'

export type Place = Subject & { kind: 'unit' | 'object' }

export interface Addresses {
  /** Returns the page of a loan, or the details of a unit or building. */
  readonly details: (subject: Subject) => string
  /** Returns the page of a unit or building. */
  readonly page: (place: Place) => string
  /** Returns the dashboard's view of a unit or building. */
  readonly figures: (place: Place) => string
  /** Completes an address of a page by what all pages keep: the demo, and the year in the address. */
  readonly complete: (address: string) => string
  /** Keeps an address within the demo. */
  readonly within: (address: string) => string
}

/** Returns the addresses of units, buildings and loans, which stay in the demo and keep the year that one looks at. */
export function useAddresses(): Addresses {
  const { demo } = useAccess()
  const { search } = useLocation()
  const year = readSearch(yearParameter, search)
  const within = (address: string) => (demo ? demoPath(address) : address)
  const complete = (address: string) => {
    const [path = '', query = ''] = address.split('?')
    const kept = writeSearch(yearParameter, query, year)
    return within(kept === '' ? path : `${path}?${kept}`)
  }
  return {
    details: (subject) => complete(detailsAddress(subject)),
    page: (place) => complete(placeAddress(place)),
    figures: (place) => complete(figuresAddress(place)),
    complete,
    within,
  }
}
