import { findCall } from '@hausblick/contract/calls/find.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '../../data/ask.ts'
import { useSession } from '../../session/useSession.ts'
import { DEBOUNCE_MS } from '../../ui/debounce.ts'
import { type Address, listAddresses } from './recipients.ts'
import * as texts from './texts.ts'

const SHORTEST = 3

/** Finds the houses of all customers by what is typed, and says how the search is. */
export function useAddresses(text: string): { addresses: Address[]; note: string | null } {
  const { client } = useSession()
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error } = useQuery({
    ...queryOf(client, findCall, search.length < SHORTEST ? null : { query: { q: search } }),
    placeholderData: keepPreviousData,
  })
  if (text.length < SHORTEST) return { addresses: [], note: texts.typeAddress }
  if (error) return { addresses: [], note: error.message }
  if (!data || search !== text) return { addresses: [], note: texts.searching }
  const addresses = listAddresses(data.places)
  return { addresses, note: addresses.length === 0 ? texts.noAddress : null }
}
