import { useQuery } from '@tanstack/react-query'
import { useAccess } from '../../../base/data/access.ts'
import { documentChoicesQuery } from '../../../base/data/documents/choices.ts'
import { documentsQuery } from '../../../base/data/documents/list.ts'
import { type Suggestions, useSuggestions } from './useSuggestions.ts'

/** More are found by typing. */
const MAX_TYPES = 100

const nothing: readonly never[] = []

/** Suggests streets and types for a customer's document; the types are those of all customers. */
export function useListSuggestions(customerId: string | null, account: string): Suggestions {
  const { client } = useAccess()
  const { data: list } = useQuery(documentsQuery({ client, account, customerId }))
  const { data: choices } = useQuery(documentChoicesQuery(client, '', MAX_TYPES))
  return useSuggestions(customerId, list?.entries ?? nothing, choices?.types)
}
