import { type CustomerRow, customerRow } from '@hausblick/contract/rows/customer.ts'

const STORAGE_KEY = 'hausblick.customer'

/** Keeps whom staff have chosen until they sign out, so that a new tab does not ask again; null forgets it. */
export function rememberCustomer(customer: CustomerRow | null): void {
  try {
    if (customer) localStorage.setItem(STORAGE_KEY, JSON.stringify(customer))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage can be switched off or full: the choice then holds until the page is left.
  }
}

export function rememberedCustomer(): CustomerRow | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return customerRow.safeParse(stored).data ?? null
  } catch {
    return null
  }
}
