import { searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { queryOf } from '../ask.ts'
import type { ListOwner } from './list.ts'

/** Shorter texts match nearly every document. */
const MIN_LENGTH = 3
const MAX_HITS = '200'

/** Searches the documents' contents. Disabled while the text is too short. */
export function contentSearchQuery({ client, customerId }: ListOwner, search: string) {
  const text = search.trim().slice(0, maxLengths.contentSearch)
  const isAsked = customerId !== null && text.length >= MIN_LENGTH
  const input = isAsked ? { query: { customerId, text, limit: MAX_HITS } } : null
  return queryOf(client, searchDocumentsCall, input)
}
