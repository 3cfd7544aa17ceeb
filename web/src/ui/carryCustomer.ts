import { customerParameter } from '@hausblick/contract/addresses.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'

/**
 * Returns the search of a link's target, adding the current URL's customer unless the target names one. Links opened in a new tab
 * thus show the same customer.
 */
export function carryCustomer(target: string, current: string): string {
  const customer = readSearch(customerParameter, current)
  if (customer === null || readSearch(customerParameter, target) !== null) return target
  return `?${writeSearch(customerParameter, target, customer)}`
}
