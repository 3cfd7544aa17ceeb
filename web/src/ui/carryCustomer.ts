import { customerParameter } from '@hausblick/contract/addresses.ts'
import { viewParameter } from '@hausblick/contract/customerAddresses.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'

/**
 * Returns the search of a link's target, adding the current URL's customer unless the target names one, and whether staff see it
 * as its owner. Links opened in a new tab thus show the same.
 */
export function carryCustomer(target: string, current: string): string {
  const customer = readSearch(customerParameter, current)
  const view = readSearch(viewParameter, current)
  if (customer === null || readSearch(customerParameter, target) !== null) return target
  const ofCustomer = writeSearch(customerParameter, target, customer)
  return `?${view === null ? ofCustomer : writeSearch(viewParameter, ofCustomer, view)}`
}
