import { pages } from './pages.ts'
import { textParameter, writeSearch } from './searchParameters.ts'

/** The search of the list of units and buildings. */
export const propertySearchParameter = textParameter('suche')

/** Returns the address of the list of units and buildings with a search. */
export function propertySearchAddress(search: string): string {
  return `${pages.properties.path}?${writeSearch(propertySearchParameter, '', search)}`
}
