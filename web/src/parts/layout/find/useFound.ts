import { type Found, findCall } from '@hausblick/contract/calls/find.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { searchWords } from '@hausblick/figures/text.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '../../../base/data/ask.ts'
import type { Finder } from './useFinder.ts'

/** Shorter than where a list is searched: the service answers at once. */
const PAUSE_MS = 120

interface FoundState {
  readonly found: Found | null
  /** Whether the reply to what is typed is still to come; what is found may then be of less. */
  readonly isSearching: boolean
  readonly error: Error | null
}

/** Searches on the service once typing pauses. */
export function useFound({ client, customerId }: Finder, typed: string): FoundState {
  const text = typed.trim().slice(0, maxLengths.search)
  const settled = useSettled(text)
  const asks = (search: string) => customerId !== '' && searchWords(search).length > 0
  const query = { q: settled, ...(customerId !== null && { customerId }) }
  const { data, error, isPlaceholderData } = useQuery({
    ...queryOf(client, findCall, asks(settled) ? { query } : null),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!asks(text)) return { found: null, isSearching: false, error: null }
  const isSearching = settled !== text || isPlaceholderData || (!data && !error)
  return { found: data ?? null, isSearching, error: isSearching ? null : error }
}

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
