import type { ContentHit } from '@hausblick/contract/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { contentsQuery } from '../../data/documents/contents.ts'
import type { ListOwner } from '../../data/documents/list.ts'

export interface Contents {
  /** By the names of the documents; undefined as long as there is no answer. */
  readonly hits: ReadonlyMap<string, ContentHit> | undefined
  readonly state: 'searching' | 'failed' | 'done'
}

/** Looks for a text inside the documents, beside the search in what the list says of them. */
export function useContents(owner: ListOwner, search: string): Contents {
  const { data, error, isFetching } = useQuery(contentsQuery(owner, search))
  return { hits: data, state: isFetching ? 'searching' : error ? 'failed' : 'done' }
}
