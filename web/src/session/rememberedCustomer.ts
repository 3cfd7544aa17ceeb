import { type CustomerRow, customerRow } from '@hausblick/contract/rows/customer.ts'

const STORAGE_KEY = 'hausblick.customer'

/** Keeps whom staff have chosen for as long as the tab lives, so that it outlives a reload; null forgets it. */
export function rememberCustomer(customer: CustomerRow | null): void {
  try {
    if (customer) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(customer))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage can be switched off or full: the choice then holds until the page is left.
  }
}

export function rememberedCustomer(): CustomerRow | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return customerRow.safeParse(stored).data ?? null
  } catch {
    return null
  }
}
