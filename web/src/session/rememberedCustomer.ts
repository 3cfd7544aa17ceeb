import { type CustomerRow, customerRow } from '@hausblick/contract/rows/customer.ts'

const STORAGE_KEY = 'hausblick.customer'

/** Stores the customer selected by staff until they sign out, so that new tabs start with it; null removes it. */
export function rememberCustomer(customer: CustomerRow | null): void {
  try {
    if (customer) localStorage.setItem(STORAGE_KEY, JSON.stringify(customer))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is disabled or full: the selection lasts until the page is left.
  }
}

export function recallCustomer(): CustomerRow | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return customerRow.safeParse(stored).data ?? null
  } catch {
    return null
  }
}
