import { customerParameter } from '@hausblick/contract/addresses.ts'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useMemo } from 'react'
import { useAddressState } from '../../ui/useAddressState.ts'
import { recallCustomer, rememberCustomer } from '../rememberedCustomer.ts'

/**
 * Keeps the customer selected by staff in the URL of every page, so that pages can be shared or opened in a new tab, and
 * going back returns to the previous customer. Returns that customer and a function that selects another.
 */
export function useCustomerInAddress() {
  const [id, write] = useAddressState(customerParameter)
  const chosen = useMemo(() => (id === null ? null : recallRow(id)), [id])
  const choose = (customer: CustomerRow | null) => {
    rememberCustomer(customer)
    write(customer?.id ?? null)
  }
  return [chosen, choose] as const
}

/** Returns the stored row of a customer, or one without an email address. */
function recallRow(id: string): CustomerRow {
  const remembered = recallCustomer()
  return remembered?.id === id ? remembered : { id, registeredEmail: '' }
}
