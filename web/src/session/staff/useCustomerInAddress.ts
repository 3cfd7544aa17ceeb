import { customerParameter } from '@hausblick/contract/addresses.ts'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useMemo } from 'react'
import { useAddressState } from '../../ui/useAddressState.ts'
import { rememberCustomer, rememberedCustomer } from '../rememberedCustomer.ts'

/**
 * The customer whom staff have chosen stands in the address of every page, so that a page can be sent to a colleague or opened
 * in a new tab, and the way back leads to the customer before. Returns that customer, and a function that chooses another.
 */
export function useCustomerInAddress() {
  const [id, write] = useAddressState(customerParameter)
  const chosen = useMemo(() => (id === null ? null : customerOf(id)), [id])
  const choose = (customer: CustomerRow | null) => {
    rememberCustomer(customer)
    write(customer?.id ?? null)
  }
  return [chosen, choose] as const
}

/** Returns a customer with what is known of them here. */
function customerOf(id: string): CustomerRow {
  const remembered = rememberedCustomer()
  return remembered?.id === id ? remembered : { id, registeredEmail: '' }
}
