import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { customerMatches, customersQuery, sortCustomers } from '../../../base/data/customers.ts'
import { DEBOUNCE_MS } from '../../../base/ui/debounce.ts'
import { useSession } from '../useSession.ts'
import * as texts from './texts.ts'

/** More than anyone scans; the rest is found by typing. */
const MAX_SHOWN = 50

/** Searches customers, debounced. Returns the matches and a status message about them. */
export function useCustomerSearch(text: string): { found: CustomerRow[]; note: string | null } {
  const { client } = useSession()
  const search = useDebounced(text)
  const { data, error } = useQuery({
    ...customersQuery(client, search, MAX_SHOWN + 1),
    placeholderData: keepPreviousData,
  })
  if (error) return { found: [], note: texts.customersFailed(error.message) }
  // Until the reply arrives, the previous matches are narrowed down, so that Enter never selects a non-match.
  const matching = data?.filter((customer) => customerMatches(customer, text)) ?? []
  const found = sortCustomers(matching, text).slice(0, MAX_SHOWN)
  if (found.length > 0)
    return { found, note: matching.length > MAX_SHOWN ? texts.moreCustomers(MAX_SHOWN) : null }
  const searching = !data || search !== text
  return { found, note: searching ? texts.customersLoading : texts.noCustomerFound }
}

/** Returns the text once it has not changed for a moment. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
