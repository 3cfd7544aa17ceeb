import { customerParameter } from '@hausblick/contract/addresses.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'

/**
 * Returns the search of a link's target, with the customer of the current page where the target names none: a link opened in
 * a new tab then shows the same customer.
 */
export function carriedSearch(target: string, current: string): string {
  const customer = readSearch(customerParameter, current)
  if (customer === null || readSearch(customerParameter, target) !== null) return target
  return `?${writeSearch(customerParameter, target, customer)}`
}
