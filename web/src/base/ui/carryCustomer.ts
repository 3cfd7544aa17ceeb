import { customerParameter } from '@hausblick/contract/addresses.ts'
import { viewParameter } from '@hausblick/contract/customerAddresses.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'

/**
 * Returns the search of a link's target, adding the current URL's customer unless the target names one, and whether staff see it
 * as its owner. Links opened in a new tab thus show the same.
 */
export function carryCustomer(target: string, current: string): string {
  const customer = readSearch(customerParameter, current)
  if (customer === null) return target
  const view = readSearch(viewParameter, current)
  const other = readSearch(customerParameter, target)
  if (other !== null && (other !== customer || view === null)) return target
  const ofCustomer = writeSearch(customerParameter, target, customer)
  return `?${view === null ? ofCustomer : writeSearch(viewParameter, ofCustomer, view)}`
}
