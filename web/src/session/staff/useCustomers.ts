import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { customerMatches, customersQuery } from '../../data/customers.ts'
import * as texts from '../texts.ts'
import { useSession } from '../useSession.ts'

const SEARCH_DEBOUNCE_MS = 300
/** More than anyone reads; who is further down is found by typing. */
const SHOWN = 50

/** The customers that a text finds, and what is to be said about them. */
export function useCustomers(text: string): { found: CustomerRow[]; note: string | null } {
  const { client } = useSession()
  const search = useDebounced(text, SEARCH_DEBOUNCE_MS)
  const { data, error } = useQuery({
    ...customersQuery(client, search, SHOWN + 1),
    placeholderData: keepPreviousData,
  })
  if (error) return { found: [], note: texts.customersFailed(error.message) }
  // Until the answer is there, what was found before is narrowed down, so that Enter never takes what was not asked for.
  const matching = data?.filter((customer) => customerMatches(customer, text)) ?? []
  const found = matching.slice(0, SHOWN)
  if (found.length > 0)
    return { found, note: matching.length > SHOWN ? texts.moreCustomers(SHOWN) : null }
  const searching = !data || search !== text
  return { found, note: searching ? texts.customersLoading : texts.noCustomerFound }
}

/** Returns a value as it was when it last rested for so many milliseconds. */
function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
