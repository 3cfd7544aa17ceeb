import { type FoundPlace, findCall } from '@hausblick/contract/calls/find.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '../../../base/data/ask.ts'
import { DEBOUNCE_MS } from '../../../base/ui/debounce.ts'
import { useSession } from '../../session/useSession.ts'
import * as texts from './texts.ts'

const SHORTEST = 3

/** Finds the units and buildings of all customers by what is typed, and says how the search is. */
export function usePlaces(text: string): { places: readonly FoundPlace[]; note: string | null } {
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
  if (text.length < SHORTEST) return { places: [], note: texts.typeAddress }
  if (error) return { places: [], note: error.message }
  if (!data || search !== text) return { places: [], note: texts.searching }
  return { places: data.places, note: data.places.length === 0 ? texts.noAddress : null }
}
