import type { ContentHit } from '@hausblick/contract/calls/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { contentSearchQuery } from '../../../base/data/documents/contentSearch.ts'
import type { ListOwner } from '../../../base/data/documents/list.ts'

export interface ContentSearch {
  /** By file name; undefined while there is no reply. */
  readonly hits: ReadonlyMap<string, ContentHit> | undefined
  readonly state: 'searching' | 'failed' | 'done'
}

/** Runs the full-text search, which complements the search in the list's own fields. */
export function useContentSearch(owner: ListOwner, search: string): ContentSearch {
  const { data, error, isFetching } = useQuery(contentSearchQuery(owner, search))
  return { hits: data, state: isFetching ? 'searching' : error ? 'failed' : 'done' }
}
