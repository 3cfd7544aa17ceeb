import { customerParameter } from '@hausblick/contract/addresses.ts'
import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { useMemo } from 'react'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { rememberCustomer } from '../rememberedCustomer.ts'

/**
 * Keeps the selected customer in the URL of every page, so that pages can be shared or opened in a new tab, and
 * going back returns to the previous customer. Returns that customer and a function that selects another.
 */
export function useCustomerInAddress() {
  const [id, write] = useAddressState(customerParameter)
  const chosen = useMemo(() => (id === null ? null : { id, registeredEmail: '' }), [id])
  const choose = (customer: CustomerRow | null) => {
    rememberCustomer(customer?.id ?? null)
    write(() => customer?.id ?? null)
  }
  return [chosen, choose] as const
}
