/** The parameter that names the customer whose data staff look at. Links within the web carry it from page to page. */
export const CUSTOMER = 'kunde'

/**
 * Returns the search of a link's target, with the customer of the current page where the target names none: a link opened in
 * a new tab then shows the same customer.
 */
export function carriedSearch(target: string, current: string): string {
  const customer = new URLSearchParams(current).get(CUSTOMER)
  const params = new URLSearchParams(target)
  if (!customer || params.has(CUSTOMER)) return target
  params.set(CUSTOMER, customer)
  return `?${params}`
}
