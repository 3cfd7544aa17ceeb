import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { CUSTOMER } from '../../ui/carriedSearch.ts'
import { rememberCustomer, rememberedCustomer } from '../rememberedCustomer.ts'

/**
 * The customer whom staff have chosen stands in the address of every page, so that a page can be sent to a colleague or opened
 * in a new tab, and the way back leads to the customer before. Returns that customer, and a function that chooses another.
 */
export function useCustomerInAddress() {
  const [params, setParams] = useSearchParams()
  const id = params.get(CUSTOMER) ?? ''
  const chosen = useMemo(() => (id === '' ? null : customerOf(id)), [id])
  const choose = (customer: CustomerRow | null) => {
    rememberCustomer(customer)
    setParams(withCustomer(params, customer))
  }
  return [chosen, choose] as const
}

/** Returns the parameters of the same page with another customer, or with none. */
export function withCustomer(current: URLSearchParams, customer: CustomerRow | null) {
  const params = new URLSearchParams(current)
  if (customer) params.set(CUSTOMER, customer.id)
  else params.delete(CUSTOMER)
  return params
}

/** Returns a customer with what is known of them here. */
function customerOf(id: string): CustomerRow {
  const remembered = rememberedCustomer()
  return remembered?.id === id ? remembered : { id, registeredEmail: '' }
}
