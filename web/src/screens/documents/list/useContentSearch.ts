import type { ContentHit } from '@hausblick/contract/calls/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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
  // Not as the query's `select`, which may run anew each time: the list would be another one at each rendering, without end.
  const hits = useMemo(() => data && new Map(data.map((hit) => [hit.name, hit])), [data])
  return { hits, state: isFetching ? 'searching' : error ? 'failed' : 'done' }
}
